type Row = {
  what: string;
  where: string;
  howLong: string;
  /** At most, from sending. */
  minutes?: number;
};

type KeptTableProps = {
  /** What a request leaves behind, from the shortest time to the longest, and what else there is. */
  sent: (Row & { minutes: number })[];
  others: Row[];
};

/** What the site keeps, where and for how long; of a request on one scale. */
export function KeptTable({ sent, others }: KeptTableProps) {
  const longest = Math.max(...sent.map(({ minutes }) => minutes));
  return (
    <table className="block text-left text-sm *:block *:px-(--gutter) md:text-md">
      <thead className="text-label max-sm:hidden">
        <tr className={columns}>
          {headings.map((heading) => (
            <th key={heading} scope="col" className="py-2.5 font-normal">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-y border-band-edge bg-band *:border-band-edge sm:py-3">
        {sent.map((row) => (
          <KeptRow key={row.what} {...row} longest={longest} />
        ))}
      </tbody>
      <tbody className="sm:py-3">
        {others.map((row) => (
          <KeptRow key={row.what} {...row} />
        ))}
      </tbody>
    </table>
  );
}

const headings = ["What", "Where", "How long"];

/** On the page's columns. */
const columns = "grid gap-x-6 sm:grid-cols-3";

function KeptRow({ what, where, howLong, minutes, longest }: Row & { longest?: number }) {
  return (
    <tr className={`${columns} border-border py-3 not-first:border-t`}>
      <th scope="row" className="font-medium text-ink">
        {what}
      </th>
      {[where, howLong].map((answer, i) => (
        <td key={answer} className="items-baseline max-sm:flex">
          <span className="w-18 shrink-0 text-label sm:hidden">{headings[i + 1]}</span>
          <span className="block flex-1">
            {answer}
            {i === 1 && minutes !== undefined && longest && (
              <Bar end={`${(100 * minutes) / longest}%`} />
            )}
          </span>
        </td>
      ))}
    </tr>
  );
}

/** Its end is marked, and the whole scale is under it, so that none at all is seen too. */
function Bar({ end }: { end: string }) {
  return (
    <svg height="16" className="mx-px mt-1 w-[calc(100%-2px)] overflow-visible" aria-hidden="true">
      <rect y="7" width="100%" height="2" className="fill-band-edge" />
      <rect y="4" width={end} height="8" className="fill-cold" />
      <line x1={end} x2={end} y2="16" strokeWidth="2" className="stroke-ink" />
    </svg>
  );
}
