type ForgottenProps = {
  /** How long the website keeps what, from the shortest to the longest. */
  kept: { what: string; minutes: number }[];
};

/** What becomes of a request that was sent: how long the website keeps which part of it, on one scale. */
export function Forgotten({ kept }: ForgottenProps) {
  const longest = Math.max(...kept.map(({ minutes }) => minutes));
  return (
    <figure className="border-y border-band-edge bg-band py-[clamp(20px,3vw,40px)]">
      <figcaption className="container-page mb-4">
        How long the website keeps it at most, from the moment of sending:
      </figcaption>
      <dl className="container-page max-sm:space-y-3">
        {kept.map(({ what, minutes }) => (
          <div key={what} className="items-center gap-x-6 sm:grid sm:grid-cols-3">
            <dt>{what}</dt>
            <dd className="col-span-2 font-medium text-ink">
              <svg
                width="100%"
                height="44"
                overflow="visible"
                role="img"
                aria-label={words(minutes)}
              >
                <Bar end={`${(minutes / longest) * 75}%`} label={words(minutes)} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Bar({ end, label }: { end: string; label: string }) {
  return (
    <>
      <path d="M.5 0V44" className="stroke-control max-sm:hidden" />
      <rect y="15" width={end} height="14" className="fill-cold" />
      <line x1={end} x2={end} y1="10" y2="34" strokeWidth="2" className="stroke-ink" />
      <text x={end} y="22" dx="12" dy="6">
        {label}
      </text>
    </>
  );
}

function words(minutes: number): string {
  return minutes === 0 ? "No copy" : `${minutes}\u00a0min`;
}
