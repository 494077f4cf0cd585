import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Main } from "@/components/layout/main";
import { env } from "@/lib/env";
import { company } from "@/lib/site";
import { REPEAT_MS } from "@/lib/time-limits";

export const metadata: Metadata = {
  title: "Privacy",
  description: "What this website sends, keeps and does not do, in plain words.",
};

export default function PrivacyPage() {
  return (
    <Main>
      <Breadcrumbs crumbs={[{ href: "/privacy", label: "Privacy" }]} />
      <div className="container-page pt-[clamp(24px,4vw,64px)] pb-[clamp(32px,4vw,64px)]">
        <h1 className="text-display max-w-[14em]">What this site knows about you.</h1>
        <p className="mt-5 max-w-[34em] text-lead">
          Very little. No cookies, no trackers, no request to any other company’s server. Here is
          what the site does.
        </p>
      </div>
      <KeptTable />
      <Topic id="form" name="The quotation form">
        <p>
          What you send goes to our server: your name, company e-mail address, contact number,
          number of devices and company name. Address, street and what must stay cold go too, if you
          filled them in.
        </p>
        <p>
          The server turns them into one e-mail to us and hands it to a mail server. The website has
          no database. It&nbsp;keeps no copy.
        </p>
        <p>
          Your browser adds a random number. For {comparedFor} the server remembers a fingerprint of
          the request, from which nothing you wrote can be read. So a form sent twice by accident
          counts as one&nbsp;request.
        </p>
      </Topic>
      <Topic id="browser" name="In your browser">
        <p>Your browser keeps up to three small notes, and they stay with you.</p>
        <p>
          Local storage has one entry, <b>theme</b>. It says <b>light</b> or <b>dark</b>, and is
          there only once you have used the theme switch.
        </p>
        <p>
          Session storage belongs to this tab and goes when you close it. Its entry <b>quotation</b>{" "}
          is there once you type into the form: your answers and the random number, so that a reload
          loses nothing. It is deleted when the request is sent. Then <b>receipt</b> holds that
          request, so that a reload shows it again and another number can be asked for.
        </p>
        <p>
          The demo and the price calculator run in your browser. Their link to the form carries your
          number of devices, and nothing&nbsp;else.
        </p>
      </Topic>
      <Topic id="logs" name="On the server">
        <p>
          For each request the website writes a few lines: the time, a reference number, what became
          of it, and how each mail server answered. For a form with mistakes it notes only which
          fields. No name, no address, no telephone number.
        </p>
        <p>
          Requests from one network address are counted for at most {countedFor}, so that no sender
          can flood the inbox.
        </p>
        <p>
          The mail servers on the way and the company that hosts the website keep logs of their own,
          under their own rules.
        </p>
      </Topic>
      <Topic id="questions" name="Questions">
        <p>
          Want to know what we hold about a request of yours, or have it deleted? Call&nbsp;
          <a href={company.phoneHref} className="text-link whitespace-nowrap">
            {company.phone}
          </a>
          .
        </p>
      </Topic>
    </Main>
  );
}

// After that a sender has every turn again: nothing is counted any more.
const countedFor = inMinutes(Math.ceil(env().RATE_LIMIT_WINDOW_SECONDS / 60));
const comparedFor = inMinutes(REPEAT_MS / 60_000);

/** What the site keeps, where and for how long. */
const kept = [
  ["Your request", "An e-mail to us", "The website keeps no copy"],
  ["Network address", "Our server", `At most ${countedFor}`],
  ["Fingerprint of the request", "Our server", `At most ${comparedFor}`],
  ["Unsent answers", "This tab of your browser", "Until sent, or the tab is closed"],
  ["What you sent, as it is shown", "This tab of your browser", "Until the tab is closed"],
  ["Light or dark theme", "Your browser", "Until you clear its data"],
  [
    "What became of a request",
    "Our server’s log, without your details",
    "As long as our host keeps the log",
  ],
];

/** On a phone each row is a paragraph. */
function KeptTable() {
  const columns = "grid gap-x-6 sm:grid-cols-3";
  return (
    <table className="container-page block text-left *:block">
      <thead className="text-label max-sm:hidden">
        <tr className={columns}>
          {["What", "Where", "How long"].map((heading) => (
            <th key={heading} scope="col" className="py-2.5 font-normal">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kept.map(([what, where, howLong]) => (
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

type TopicProps = { id: string; name: string; children: ReactNode };

function Topic({ id, name, children }: TopicProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="container-page mt-[clamp(40px,5vw,64px)] not-print:last:mb-(--section)"
    >
      <div className="items-baseline gap-x-6 border-t border-border pt-5 max-md:space-y-3 md:grid md:grid-cols-3">
        <h2 id={`${id}-name`} className="text-[1.75rem] leading-tight">
          {name}
        </h2>
        <div className="col-span-2 max-w-[36em] space-y-4 leading-relaxed">{children}</div>
      </div>
    </section>
  );
}

function inMinutes(count: number): string {
  return `${count.toLocaleString("en")}\u00a0${count === 1 ? "minute" : "minutes"}`;
}
