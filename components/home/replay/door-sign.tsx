/** The door of the cold room from outside; ajar, it lets the room be seen. */
export function DoorSign({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      width="100"
      height="129"
      overflow="visible"
      fill="none"
      className="text-xs text-muted"
      aria-hidden="true"
    >
      <text x="50" y="10" textAnchor="middle">
        {isOpen ? "Door ajar" : "Door closed"}
      </text>
      <g strokeWidth="1.5">
        <path d="M0 120H100M20 120V22H80V120" className="stroke-control" />
        {isOpen && <path d="M24 26H76V120H24Z" className="fill-band" />}
        <path
          d={isOpen ? "M24 26 52 20V130L24 120Z" : "M24 26H76V120H24Z"}
          strokeLinejoin="round"
          className="fill-surface stroke-ink"
        />
        <path d={isOpen ? "M46 70v12" : "M68 68v12"} strokeWidth="3" className="stroke-ink" />
      </g>
    </svg>
  );
}
