"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { writeSession } from "@/lib/quotation/browser/session-storage";
import type { Receipt } from "./receipt";
import { type FormState, RequestForm } from "./request-form";
import { RequestSent, SENT_TITLE } from "./request-sent";
import { showSent } from "./show-sent";

/** The quotation form. Once a request is sent, its confirmation stands above the form, which is empty again. */
export function QuotationForm({ phone }: { phone: string }) {
  const [state, setState] = useState<FormState>({ status: "idle" });
  const [sentCount, setSentCount] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);

  function handleSend() {
    if (state.status === "sent") setAddress("/contact-us", "Contact Us");
    setState({ status: "sending" });
  }

  function handleSent(receipt: Receipt, reference = "") {
    writeSession("receipt", { reference, receipt });
    const show = () => {
      flushSync(() => {
        setState({ status: "sent" });
        setSentCount((count) => count + 1);
      });
      // The static page of sent requests: it shows the receipt again after a reload.
      setAddress(`/contact-us/sent${reference && `?ref=${reference}`}`, SENT_TITLE);
      showSent(receipt);
      headingRef.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    };
    // The paper that the visitor has filled in moves to its place beside the message.
    if (document.startViewTransition) document.startViewTransition(show).ready.catch(() => {});
    else show();
  }

  return (
    <>
      {state.status === "sent" && (
        <RequestSent phone={phone} formHref="#quotation" headingRef={headingRef} />
      )}
      {/* The key makes a new, empty form. */}
      <RequestForm
        key={sentCount}
        phone={phone}
        state={state}
        onChange={setState}
        onSend={handleSend}
        onSent={handleSent}
      />
    </>
  );
}

function setAddress(path: string, title: string) {
  history.replaceState(null, "", path);
  document.title = document.title.replace(/^[^|]+/, `${title} `);
}
