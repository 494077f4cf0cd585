/** The door from above, in its wall: 200 by 60. */
export function DoorPlan({ isOpen }: { isOpen: boolean }) {
  return (
    <svg width="200" height="84" fill="none" className="text-xs text-muted" aria-hidden="true">
      <path d="M0 8H58M142 8H200" strokeWidth="9" className="stroke-control" />
      <path d="M58 8H142" strokeDasharray="2 4" className="stroke-border-strong" />
      {isOpen && <path d="M60 8A80 80 0 0 0 82 64" className="stroke-border-strong" />}
      <path d={isOpen ? "M140 8L82 64" : "M60 8H140"} strokeWidth="6" className="stroke-ink" />
      <text y="40">{isOpen ? "Door ajar" : "Door closed"}</text>
    </svg>
  );
}
