import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { phone, phoneUrl } from "@/lib/site";
import { DRAFT_MS, DUPLICATE_MS, RATE_LIMIT_MS } from "@/lib/time-limits";

export const metadata: Metadata = {
  title: "Privacy",
  description: "What this website sends, keeps and does not do, in plain words.",
};

export default function PrivacyPage() {
  return (
    <Main>
      <div className="container-page pt-[clamp(24px,4vw,64px)] pb-12 md:pb-14">
        <hgroup>
          <p className="text-lead font-medium">Privacy</p>
          <h1 className="mt-1 text-display">What this site knows about you.</h1>
        </hgroup>
        <p className="mt-[clamp(12px,1.6vw,20px)] max-w-[44em] text-lead">
          Very little: your request becomes one <span className="whitespace-nowrap">e-mail</span>.
          No cookies, no trackers, no request to any other company’s server. To find out what we
          hold about your request, or to have it deleted, call{" "}
          <a href={phoneUrl} className="text-link whitespace-nowrap">
            {phone}
          </a>
          .
        </p>
        <table className="paper mt-[clamp(20px,3vw,44px)] block tractor-paper text-left">
          {groups.map(({ name, rows }) => (
            <tbody key={name} className="block not-last:mb-7">
              <tr className={`border-b-2 border-ink pb-2 text-label ${columns}`}>
                <th scope="col" className="text-heading font-medium text-ink max-tab:col-span-full">
                  {name}
                </th>
                {labels.map((label) => (
                  <th key={label} scope="col" className="font-normal max-tab:sr-only">
                    {label}
                  </th>
                ))}
              </tr>
              {rows.map(([what, ...texts]) => (
                <tr key={what} className={`border-border py-3 not-last:border-b ${columns}`}>
                  <th scope="row" className="font-medium text-ink max-tab:col-span-full">
                    {what}
                  </th>
                  {texts.map((text, i) => (
                    <td
                      key={text}
                      className="grid-cols-subgrid text-base max-tab:col-span-full max-tab:grid tab:last:text-ink"
                    >
                      <span className="text-label leading-[inherit] tab:hidden">{`${labels[i]} `}</span>
                      {`${text}.`}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Main>
  );
}

/** On a narrow window each row is a name above two labelled lines. */
const columns =
  "grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 gap-y-1 max-[15rem]:grid-cols-1 tab:grid-cols-[10fr_10fr_9fr] tab:gap-x-6";
const labels = ["What for", "How long"];

// The rate limiter forgets an address after its window.
const addressKeptFor = inMinutes(RATE_LIMIT_MS / 60_000);
const draftKeptFor = inMinutes(DRAFT_MS / 60_000);
const fingerprintKeptFor = inMinutes(DUPLICATE_MS / 60_000);

/** What is kept, why, and for how long. */
const groups = [
  {
    name: "On our server",
    rows: [
      [
        "What you send with the form",
        "We answer it with a quotation",
        "Only while it is sent to us as an e-mail",
      ],
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
        "What you type into the form, and a random number, so that a form sent twice reaches us once",
        "A reload loses nothing",
        `Until it is sent or the tab is closed. It does not come back ${draftKeptFor} after you leave the form`,
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
