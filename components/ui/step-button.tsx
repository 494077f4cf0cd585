type StepButtonProps = {
  direction: "down" | "up";
  label: string;
  disabled: boolean;
  onClick: () => void;
};

export function StepButton({ direction, label, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-12 shrink-0 touch-manipulation place-items-center button-outline noscript:hidden"
    >
      <svg width="16" height="16" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d={direction === "down" ? "M1 8h14" : "M1 8h14M8 1v14"} />
      </svg>
    </button>
  );
}
