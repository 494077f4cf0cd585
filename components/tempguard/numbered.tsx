type NumberMarkProps = { of: number; x?: string; y?: string };

/** A number in a ring, inside an `<svg>`: what a figure and its list have in common. */
export function NumberMark({ of, x = "0", y = "0" }: NumberMarkProps) {
  return (
    <>
      <circle cx={x} cy={y} r="11.5" className="fill-canvas stroke-control" />
      <text x={x} y={y} dy="4.5" textAnchor="middle" className="text-xs font-medium text-ink">
        {of}
      </text>
    </>
  );
}

/** The same in front of a name in a list. */
export function NumberLabel({ of }: { of: number }) {
  return (
    <svg width="24" height="24" className="shrink-0" aria-hidden="true">
      <NumberMark of={of} x="12" y="12" />
    </svg>
  );
}
