/** Stands on the demo in every state. */
export function SimulatedData({ className = "" }: { className?: string }) {
  return <p className={`text-label whitespace-nowrap ${className}`}>Simulated data</p>;
}
