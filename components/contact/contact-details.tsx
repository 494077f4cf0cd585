import { facts } from "@/lib/facts";
import { phoneHref } from "@/lib/format";

/** The page's heading, the telephone number, and the contact details that `facts` contains. */
export function ContactDetails({ phone }: { phone: string }) {
  return (
    <>
      <h1 className="text-display tab:col-span-6 md:col-span-7">Contact Us</h1>
      <div className="tab:col-span-6 tab:self-end md:col-span-5">
        <p className="text-lead">Call us, or use the form.</p>
        <a
          href={phoneHref(phone)}
          className="inline-flex min-h-11 items-center text-[min(10vw,1.75rem)] leading-tight font-medium tracking-[-.02em] whitespace-nowrap text-ink [word-spacing:.08em]"
        >
          {phone}
        </a>
        {facts.email && (
          <p>
            <a href={`mailto:${facts.email}`} className="text-link wrap-anywhere">
              {facts.email}
            </a>
          </p>
        )}
        {facts.address && <p>{facts.address}</p>}
        {facts.replyTime && <p>We reply within {facts.replyTime}.</p>}
      </div>
    </>
  );
}
