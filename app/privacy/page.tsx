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
      <div className="container-page pt-[clamp(24px,4vw,64px)] pb-(--section)">
        <h1 className="text-display max-w-[14em]">What this site knows about you.</h1>
        <p className="mt-5 max-w-[34em] text-lead">
          Very little. No cookies, no trackers, no request to any other company’s server. To find
          out what we hold about your request, or to have it deleted, call{" "}
          <a href={company.phoneHref} className="text-link whitespace-nowrap">
            {company.phone}
          </a>
          .
        </p>
        {/* Below 700 px each row is a paragraph. */}
        <table className="paper tractor-paper mt-[clamp(32px,4vw,64px)] block text-left *:block">
          <thead className="text-label max-tab:hidden">
            <tr className={columns}>
              {["What", "Where it goes", "How long it stays"].map((heading) => (
                <th key={heading} scope="col" className="pb-2.5 font-normal">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, where, howLong]) => (
              <tr
                key={what}
                className={`${columns} border-t border-border py-3.5 max-tab:first:border-0`}
              >
                <th scope="row" className="font-medium text-ink">
                  {what}
                </th>
                <td>
                  <span className="text-label tab:hidden">Where: </span>
                  {`${where}.`}
                </td>
                <td>
                  <span className="text-label tab:hidden">How long: </span>
                  {`${howLong}.`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Main>
  );
}

const columns = "grid gap-x-6 tab:grid-cols-[10fr_10fr_9fr]";

// The rate limiter forgets an address after its window.
const addressKeptFor = inMinutes(Math.ceil(env().RATE_LIMIT_WINDOW_SECONDS / 60));
const fingerprintKeptFor = inMinutes(DUPLICATE_MS / 60_000);

/** What the site keeps, where, and for how long. */
const rows = [
  [
    "What you send with the form",
    "To our server, which sends it to us as one e-mail",
    "The website has no database and keeps no copy",
  ],
  [
    "A fingerprint of the request, from which nothing you wrote can be read",
    "Our server, so that a form sent twice by accident counts as one request",
    `At most ${fingerprintKeptFor}`,
  ],
  [
    "Your network address",
    "Our server, so that no sender can flood the inbox",
    `At most ${addressKeptFor}`,
  ],
  [
    "The result of a request: the time, a reference, the mail servers’ answers, which fields had mistakes",
    "Our server’s log, without name, address or telephone number",
    "As long as our host keeps the log",
  ],
  [
    "What you type into the form, with a random number",
    "This tab of your browser, so that a reload loses nothing",
    "Until it is sent, or the tab is closed",
  ],
  [
    "What you sent",
    "This tab of your browser, so that a reload shows it again",
    "Until the tab is closed",
  ],
  ["Light or dark, once you have used the switch", "Your browser", "Until you clear its data"],
  [
    "Your visits and your request, on their way",
    "The mail servers on the way and the company that hosts the website",
    "They keep logs of their own, under their own rules",
  ],
];

function inMinutes(count: number): string {
  return `${count.toLocaleString("en")}\u00a0${count === 1 ? "minute" : "minutes"}`;
}
