/** Stands on the demo in every state. */
export function SimulatedData({ className = "" }: { className?: string }) {
  return (
    <p
      className={`rounded-md border border-control px-2 py-0.5 text-xs whitespace-nowrap text-body ${className}`}
    >
      Simulated data
    </p>
  );
}
