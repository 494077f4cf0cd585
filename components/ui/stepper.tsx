import type { ComponentProps, MouseEvent } from "react";
import { isDeviceCount, MAX_DEVICES, MIN_DEVICES } from "@/lib/pricing";

type StepperProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
  /** As typed, so it may be no count at all. */
  value: string;
  onChange: (value: string) => void;
};

/** A number of devices, typed or stepped by one. The label is the caller's, by `htmlFor`. */
export function Stepper({ value, onChange, className = "w-20", ...input }: StepperProps) {
  const devices = Number(value);

  function step(by: 1 | -1, { currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const next = isDeviceCount(devices) ? devices + by : Math.round(devices) || MIN_DEVICES;
    const reached = Math.min(MAX_DEVICES, Math.max(MIN_DEVICES, next));
    onChange(String(reached));
    // At an end the button is disabled, and a disabled button drops the focus.
    const isEnd = reached === (by > 0 ? MAX_DEVICES : MIN_DEVICES);
    const other = button.parentElement?.querySelector<HTMLElement>(`button:not([value="${by}"])`);
    if (isEnd && document.activeElement === button) other?.focus();
  }

  return (
    <div className="flex items-center gap-2">
      <StepButton
        by={-1}
        label="Decrease number of devices"
        disabled={devices <= MIN_DEVICES}
        onClick={(event) => step(-1, event)}
      />
      <input
        type="number"
        inputMode="numeric"
        min={MIN_DEVICES}
        max={MAX_DEVICES}
        step={1}
        required
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`field text-center font-medium ${className}`}
        {...input}
      />
      <StepButton
        by={1}
        label="Increase number of devices"
        disabled={devices >= MAX_DEVICES}
        onClick={(event) => step(1, event)}
      />
    </div>
  );
}

type StepButtonProps = {
  by: 1 | -1;
  label: string;
  disabled: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
};

function StepButton({ by, label, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      data-repeat
      value={by}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-[48px] shrink-0 touch-manipulation place-items-center button-outline print:hidden noscript:hidden"
    >
      <svg width="16" height="16" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d={by < 0 ? "M1 8h14" : "M1 8h14M8 1v14"} />
      </svg>
    </button>
  );
}
