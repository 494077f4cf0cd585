/** The door of the cold room from outside; ajar, it lets the room be seen. */
export function DoorSign({ isOpen }: { isOpen: boolean }) {
  return (
    <svg width="100" height="132" fill="none" className="text-xs text-muted" aria-hidden="true">
      <path d="M0 102H100M20 102V4H80V102" strokeWidth="1.5" className="stroke-control" />
      {isOpen && <path d="M24 8H76V102H24Z" className="fill-band" />}
      <path
        d={isOpen ? "M24 8 52 2V112L24 102Z" : "M24 8H76V102H24Z"}
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-surface stroke-ink"
      />
      <path d={isOpen ? "M46 52v12" : "M68 50v12"} strokeWidth="3" className="stroke-ink" />
      <text x="50" y="130" textAnchor="middle">
        {isOpen ? "Door ajar" : "Door closed"}
      </text>
    </svg>
  );
}
