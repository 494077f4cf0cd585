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
          Very little. This page says what the website does, and nothing else: no cookies, no
          trackers, no request to any other company’s server.
        </p>
      </PageHero>
      <Topic id="form" name="The quotation form">
        <p>
          When you send the form, your name, company e-mail address, contact number, number of
          devices, company name and, if you filled them in, address and street go to our server. It
          turns them into one e-mail to our sales staff and hands that to a mail server. The website
          has no database: it keeps no copy.
        </p>
        <p>
          The request also carries a random number made by your browser, so that sending the same
          form twice by accident reaches us once.
        </p>
      </Topic>
      <Topic id="browser" name="In your browser">
        <p>
          No cookies. One entry in local storage, named <b>theme</b>, with the value <b>light</b> or{" "}
          <b>dark</b>, and only once you have used the theme switch. It never leaves your browser.
          Clearing the site’s data removes it.
        </p>
        <p>
          The demo and the price calculator run in your browser. The link from the calculator to the
          form carries your number of devices in the address; nothing else leaves them.
        </p>
      </Topic>
      <Topic id="logs" name="On the server">
        <p>
          For each quotation request the website writes a few lines: the time, a reference number,
          what became of it, and how each mail server answered; of a form that was filled in wrongly
          the names of the fields. No name, no address, no telephone number. To keep one sender from
          flooding the inbox, the network address of a request is counted for a few minutes and then
          forgotten.
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
