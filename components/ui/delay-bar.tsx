type DelayBarProps = { minutes: number; waited: number; className?: string };

/** The delay before an alert: a piece for each minute, those that have passed in amber. */
export function DelayBar({ minutes, waited, className = "" }: DelayBarProps) {
  return (
    <svg
      viewBox={`0 0 ${minutes - GAP} 1`}
      preserveAspectRatio="none"
      strokeDasharray={`${1 - GAP} ${GAP}`}
      className={`h-2 w-full ${className}`}
      aria-hidden="true"
    >
      {/* Lines, because the strokes of paths are not stretched. */}
      <line x2={minutes} y1=".5" y2=".5" className="stroke-border-strong" />
      <line x2={waited} y1=".5" y2=".5" className="stroke-amber" />
    </svg>
  );
}

const GAP = 0.2;
