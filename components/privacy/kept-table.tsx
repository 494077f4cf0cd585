type KeptTableProps = { rows: { what: string; where: string; howLong: string }[] };

/** What the site keeps, where and for how long. On a phone each row is a paragraph. */
export function KeptTable({ rows }: KeptTableProps) {
  return (
    <table className="container-page block text-left *:block">
      <thead className="text-label max-sm:hidden">
        <tr className={columns}>
          {headings.map((heading) => (
            <th key={heading} scope="col" className="py-2.5 font-normal">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, where, howLong }) => (
          <tr key={what} className={`${columns} border-t border-border py-3`}>
            <th scope="row" className="font-medium text-ink">
              {what}
            </th>
            <td>{where}</td>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const headings = ["What", "Where", "How long"];
const columns = "grid gap-x-6 sm:grid-cols-3";
