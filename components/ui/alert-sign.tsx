/** The triangle beside the word Alert, and beside what is wrong with an answer. */
export function AlertSign({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      <path d="M8 1.5 15 14H1zM8 6v4m0 1v1.5" />
    </svg>
  );
}
