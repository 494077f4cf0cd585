/** The door of the cold room from outside; ajar, it lets the room be seen. */
export function DoorSign({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      width="76"
      height="103"
      overflow="visible"
      fill="none"
      className="text-xs text-muted"
      aria-hidden="true"
    >
      <text x="38" y="10" textAnchor="middle">
        {isOpen ? "Door ajar" : "Door closed"}
      </text>
      <g strokeWidth="1.5">
        <path d="M0 94H76M16 94V22H60V94" className="stroke-control" />
        {isOpen && <path d="M19 25H57V94H19Z" className="fill-band" />}
        <path
          d={isOpen ? "M19 25 40 20V102L19 94Z" : "M19 25H57V94H19Z"}
          strokeLinejoin="round"
          className="fill-surface stroke-ink"
        />
        <path d={isOpen ? "M35 57v9" : "M51 56v9"} strokeWidth="3" className="stroke-ink" />
      </g>
    </svg>
  );
}
