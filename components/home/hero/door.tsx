/** The cold room's door, on the minute at which it is left ajar. The attribute `data-door` of `PlayedNight` moves it. */
export function Door() {
  return (
    <div className="night-door" aria-hidden="true">
      <svg viewBox="0 0 70 120" preserveAspectRatio="none" className="absolute size-full">
        <rect width="70" height="120" fillOpacity=".26" className="fill-cold" />
        <path d="M8 34H62M8 62H62M8 90H62" strokeWidth="1.5" className="stroke-cold" />
        <path
          d="M13 21h14v13H13zM31 17h16v17H31zM14 47h20v15H14zM39 51h17v11H39zM12 76h13v14H12zM29 72h23v18H29z"
          fillOpacity=".49"
          className="fill-cold"
        />
      </svg>
      <div className="night-door-leaf absolute size-full">
        <svg viewBox="0 0 70 120" preserveAspectRatio="none" className="absolute size-full">
          <rect width="70" height="120" strokeWidth="2" className="fill-surface-2 stroke-ink" />
          <rect
            x="6.5"
            y="6.5"
            width="57"
            height="107"
            rx="2.5"
            fill="none"
            className="stroke-border-strong"
          />
          <rect x="6.5" y="92" width="57" height="21.5" className="fill-border" />
          <path d="M0 20h9v7H0zM0 94h9v7H0zM54 54h8v16h-8z" className="fill-control" />
          <path d="M44 58h15v4H44z" className="fill-ink" />
        </svg>
        <i className="absolute" />
      </div>
    </div>
  );
}
