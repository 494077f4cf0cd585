import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { env } from "@/lib/env";
import { company } from "@/lib/site";
import { DUPLICATE_MS } from "@/lib/time-limits";

export const metadata: Metadata = {
  title: "Privacy",
  description: "What this website sends, keeps and does not do, in plain words.",
};

export default function PrivacyPage() {
  return (
    <Main>
      <div className="container-page pt-[clamp(24px,4vw,64px)] pb-(--section) flat:pt-4">
        <h1 className="text-display">What this site knows about you.</h1>
        <p className="mt-[clamp(12px,1.6vw,20px)] max-w-[44em] text-lead">
          Very little. No cookies, no trackers, no request to any other company’s server. To find
          out what we hold about your request, or to have it deleted, call{" "}
          <a href={company.phoneHref} className="text-link whitespace-nowrap">
            {company.phone}
          </a>
          .
        </p>
        <div className="paper tractor-paper mt-[clamp(20px,3vw,44px)] grid gap-7">
          {groups.map(({ name, rows }) => (
            <table key={name} className="block text-left *:block">
              <thead>
                <tr className={`border-b-2 border-ink pb-2 ${columns}`}>
                  <th scope="col" className="text-heading text-ink max-tab:col-span-full">
                    {name}
                  </th>
                  {labels.map((label) => (
                    <th key={label} scope="col" className="text-label font-normal max-tab:sr-only">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([what, ...texts]) => (
                  <tr key={what} className={`border-border py-3 not-last:border-b ${columns}`}>
                    <th scope="row" className="font-medium text-ink max-tab:col-span-full">
                      {what}
                    </th>
                    {texts.map((text, i) => (
                      <td
                        key={text}
                        className="grid-cols-subgrid text-base max-tab:col-span-full max-tab:grid"
                      >
                        <span className="text-label leading-[inherit] tab:hidden">{`${labels[i]} `}</span>
                        {`${text}.`}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </div>
    </Main>
  );
}

/** Columns on wide windows. Below 700 px each row is a name above two labelled lines. */
const columns =
  "grid items-baseline gap-x-4 gap-y-1 grid-cols-[4.5rem_1fr] max-[15rem]:grid-cols-1 tab:gap-x-6 tab:grid-cols-[10fr_10fr_9fr]";
const labels = ["What for", "How long"];

// The rate limiter forgets an address after its window.
const addressKeptFor = inMinutes(Math.ceil(env().RATE_LIMIT_WINDOW_SECONDS / 60));
const fingerprintKeptFor = inMinutes(DUPLICATE_MS / 60_000);

/** What is kept, why, and for how long. */
const groups = [
  {
    name: "On our server",
    rows: [
      ["What you send with the form", "We answer it with a quotation", "Not kept"],
      [
        "A code made from your request, which cannot be turned back into your words",
        "A form sent twice by accident reaches us once",
        `At most ${fingerprintKeptFor}`,
      ],
      ["Your network address", "Nobody can flood us with requests", `At most ${addressKeptFor}`],
      [
        "What became of your request: the time, its reference, the mail servers’ answers, which fields had mistakes",
        "We can find faults. Your name, address and telephone number are not in it",
        "As long as our host keeps its logs",
      ],
    ],
  },
  {
    name: "In your browser",
    rows: [
      [
        "What you type into the form, and a random number by which we notice that it came twice",
        "A reload loses nothing",
        "Until it is sent, or the tab is closed",
      ],
      [
        "Light or dark, once you have used the switch",
        "The site stays as you set it",
        "Until you clear it",
      ],
    ],
  },
  {
    name: "On the way",
    rows: [
      [
        "Your visits and your request",
        "They pass the mail servers and the company that hosts the website",
        "They keep their own logs, under their own rules",
      ],
    ],
  },
];

function inMinutes(count: number): string {
  return `${count.toLocaleString("en")}\u00a0${count === 1 ? "minute" : "minutes"}`;
}
