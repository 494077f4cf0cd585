import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PageHero } from "@/components/layout/page-hero";
import { Section } from "@/components/layout/section";
import { company } from "@/lib/site";

export const metadata: Metadata = {
  title: "Privacy",
  description: "What this website sends, keeps and does not do, in plain words.",
};

export default function PrivacyPage() {
  return (
    <>
      <PageHero title="What this site knows about you.">
        <p>
          Very little. No cookies, no trackers, no request to any other company’s server. Here is
          what it does.
        </p>
      </PageHero>
      <Topic id="form" name="The quotation form">
        <p>
          What you send goes to our server: your name, company e-mail address, contact number,
          number of devices and company name. Address and street go too, if you filled them in.
        </p>
        <p>
          The server turns them into one e-mail to our sales staff and hands it to a mail server.
          The website has no database. It keeps no copy.
        </p>
        <p>
          Your browser adds a random number. For a quarter of an hour the server remembers a
          fingerprint of the request, from which nothing you wrote can be read. A form sent twice by
          accident then reaches us once.
        </p>
      </Topic>
      <Topic id="browser" name="In your browser">
        <p>No cookies. Two small stores of the browser itself, which stay with you:</p>
        <p>
          Local storage has one entry, <b>theme</b>. It says <b>light</b> or <b>dark</b>, and is
          there only once you have used the theme switch.
        </p>
        <p>
          Session storage has one entry, <b>quotation</b>, once you type into the form. It holds
          your answers and the random number, so that a reload loses nothing. It belongs to this
          tab. It goes when the request is sent, or when you close the tab.
        </p>
        <p>
          The demo and the price calculator run in your browser. The link from them to the form
          carries your number of devices in the address. Nothing else leaves them.
        </p>
      </Topic>
      <Topic id="logs" name="On the server">
        <p>
          For each request the website writes a few lines: the time, a reference number, what became
          of it, how each mail server answered. Of a form filled in wrongly it writes the names of
          the fields. No name, no address, no telephone number.
        </p>
        <p>
          The network address of a request is counted for some minutes and then forgotten. That
          keeps one sender from flooding the inbox.
        </p>
        <p>
          The company that hosts the website and the mail servers on the way keep logs of their own,
          under their own rules.
        </p>
      </Topic>
      <Topic id="questions" name="Questions">
        <p>
          Want to know what we hold about a request of yours, or have it deleted? Call{" "}
          <a href={company.phoneHref} className="text-link whitespace-nowrap">
            {company.phone}
          </a>
          .
        </p>
      </Topic>
    </>
  );
}

type TopicProps = { id: string; name: string; children: ReactNode };

function Topic({ id, name, children }: TopicProps) {
  return (
    <Section id={id} name={name}>
      <div className="container-page">
        <div className="mt-6 max-w-[40em] space-y-4 text-lg leading-relaxed">{children}</div>
      </div>
    </Section>
  );
}
