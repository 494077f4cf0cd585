type DelayBarProps = { minutes: number; waited: number; className?: string };

/** One segment per minute of the delay; the first `waited` are filled. */
export function DelayBar({ minutes, waited, className = "" }: DelayBarProps) {
  return (
    <svg
      viewBox={`0 0 ${minutes - GAP} 1`}
      preserveAspectRatio="none"
      strokeDasharray={`${1 - GAP} ${GAP}`}
      className={`h-2 w-full ${className}`}
      aria-hidden="true"
    >
      {/* Not paths: base.css sets a non-scaling stroke on paths in stretched charts. */}
      <line x2={minutes} y1=".5" y2=".5" className="stroke-border-strong" />
      <line x2={waited} y1=".5" y2=".5" className="stroke-amber-dot" />
    </svg>
  );
}

const GAP = 0.2;
