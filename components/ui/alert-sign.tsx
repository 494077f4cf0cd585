/** The triangle beside the word Alert. */
export function AlertSign({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      <path d="M8 1.8 15 14.2H1zM8 6.2v4m0 2v.1" />
    </svg>
  );
}
