type DelayBarProps = { minutes: number; waited: number; className?: string };

/** A bar with one segment per minute of the delay. The first `waited` segments are filled. */
export function DelayBar({ minutes, waited, className = "" }: DelayBarProps) {
  return (
    <svg
      viewBox={`0 0 ${minutes - GAP} 1`}
      preserveAspectRatio="none"
      strokeDasharray={`${1 - GAP} ${GAP}`}
      className={`h-2 w-full ${className}`}
      aria-hidden="true"
    >
      {/* Lines instead of paths, because base.css sets a non-scaling stroke on the paths of stretched charts. */}
      <line x2={minutes} y1=".5" y2=".5" className="stroke-border-strong" />
      <line x2={waited} y1=".5" y2=".5" className="stroke-amber-dot" />
    </svg>
  );
}

const GAP = 0.2;
