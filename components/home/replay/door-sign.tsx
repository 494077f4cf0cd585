/** The door of the cold room from outside; ajar, it lets the room be seen. As high as the figures beside it. */
export function DoorSign({ isOpen }: { isOpen: boolean }) {
  return (
    <p className="ml-auto w-19 text-center max-tab:hidden" aria-hidden="true">
      <span className="block text-label">{isOpen ? "Door ajar" : "Door closed"}</span>
      <svg
        viewBox="0 12 76 94"
        overflow="visible"
        fill="none"
        strokeWidth="2"
        className="mx-auto h-[1em]"
      >
        <path d="M0 94H76M16 94V22H60V94" className="stroke-control" />
        {isOpen && <path d="M19 25H57V94H19Z" className="fill-band" />}
        <path
          d={isOpen ? "M19 25 40 20V102L19 94Z" : "M19 25H57V94H19Z"}
          strokeLinejoin="round"
          className="fill-surface stroke-ink"
        />
        <path d={isOpen ? "M35 57v9" : "M51 56v9"} strokeWidth="4" className="stroke-ink" />
      </svg>
    </p>
  );
}
