"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isDeviceCount, MIN_DEVICES } from "@/lib/pricing";
import { postQuotation } from "@/lib/quotation/browser/post";
import {
  fieldProblem,
  fieldProblems,
  isControl,
  controlOf,
  readQuotation,
} from "@/lib/quotation/browser/validate-form";
import { type FieldProblems, type Quotation, SPAM_TRAP_FIELD } from "@/lib/quotation/fields";
import { clearDraft, keyFor, restoreDraft, saveDraft } from "./draft";
import { FormFields, shownFields } from "./form-fields";
import { FormFooter } from "./form-footer";
import { RequestSent } from "./request-sent";
import { SendingOverlay } from "./sending-overlay";
import { Slip, slipFacts } from "./slip";

type FormState =
  | { status: "idle"; mayHaveGoneOut: boolean }
  | { status: "sending" }
  | { status: "success"; quotation: Quotation; reference?: string }
  | { status: "error"; isOffline: boolean };

export function QuotationForm({ phone }: { phone: string }) {
  const [state, setState] = useState<FormState>({ status: "idle", mayHaveGoneOut: false });
  const [problems, setProblems] = useState<FieldProblems>({});
  const [devices, setDevices] = useState(String(MIN_DEVICES));
  /** What the form would send, for the slip beside it. */
  const [written, setWritten] = useState<Quotation>();
  /** How often the form has been emptied. */
  const [round, setRound] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const requestRef = useRef<AbortController>(null);
  const isSent = state.status === "success";

  useEffect(() => {
    // Before React the browser validates and shows the titles; from now on the sentences below the fields do.
    if (!formRef.current) return;
    formRef.current.noValidate = true;
    for (const input of formRef.current.querySelectorAll("input")) input.removeAttribute("title");
  }, [round]);

  useEffect(() => {
    if (formRef.current) {
      const { qty, mayHaveGoneOut } = restoreDraft(formRef.current);
      setDevices(qty);
      setWritten(readQuotation(formRef.current));
      setState({ status: "idle", mayHaveGoneOut });
    }
    return () => requestRef.current?.abort();
  }, []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const form = event.currentTarget;
    const found = fieldProblems(form);
    // At once: the message of an earlier request goes, which moves the form, and what follows scrolls to it.
    flushSync(() => {
      setProblems(found);
      setState({ status: "idle", mayHaveGoneOut: false });
    });
    if (!focusFirst(form, found)) await send(form);
  }

  async function send(form: HTMLFormElement) {
    const quotation = readQuotation(form);
    const isTrapped = Boolean(new FormData(form).get(SPAM_TRAP_FIELD));
    const request = new AbortController();
    requestRef.current = request;
    setState({ status: "sending" });
    const key = keyFor(quotation, form);
    const result = await postQuotation(quotation, key, request.signal, isTrapped);
    if (request.signal.aborted) return;
    switch (result.outcome) {
      case "sent":
        clearDraft();
        setDevices(String(MIN_DEVICES));
        setWritten(undefined);
        setRound(round + 1);
        return setState({ status: "success", quotation, reference: result.reference });
      case "failure":
        flushSync(() => setProblems(result.fields ?? {}));
        setState({ status: "error", isOffline: !navigator.onLine });
        return focusFirst(form, result.fields ?? {});
      case "unconfirmed":
      // The state stays unchanged by specification: the overlay keeps its Cancel.
    }
  }

  function handleInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    saveDraft(currentTarget);
    setWritten(readQuotation(currentTarget));
    if (!isControl(target) || !(target.name in problems)) return;
    setProblems({ ...problems, [target.name]: fieldProblem(target) });
  }

  function handleDevices(value: string) {
    setDevices(value);
    if (formRef.current) saveDraft(formRef.current, value);
    if (isDeviceCount(Number(value))) setProblems({ ...problems, qty: undefined });
  }

  function handleCancel() {
    requestRef.current?.abort();
    setState({ status: "idle", mayHaveGoneOut: true });
  }

  return (
    <>
      <RequestSent sent={isSent ? state : undefined} phone={phone} />
      <details
        key={round}
        id="quotation"
        open={!isSent}
        className={isSent ? "col-span-full border-t border-border print:hidden" : "form-column"}
      >
        <summary className={isSent ? "unfolds min-h-18 text-[1.1875rem]" : "hidden"}>
          <h2 className="grow">Get another quotation</h2>
          <span className="text-md text-muted max-sm:hidden">The form is cleared and ready.</span>
        </summary>
        <form
          ref={formRef}
          action="/php/emailer.php"
          method="post"
          onSubmit={handleSubmit}
          onInput={handleInput}
          className={`max-md:flex max-md:flex-col max-md:gap-3 ${isSent ? "max-w-[720px] pb-10" : "md:border-t-2 md:border-ink"}`}
        >
          {!isSent && (
            // On a phone the page's own headline says as much.
            <h2 className="border-border text-heading max-md:sr-only md:border-b md:pt-4 md:pb-4.5">
              Get a quotation
            </h2>
          )}
          <FormFields problems={problems} devices={devices} onDevices={handleDevices} />
          <FormFooter
            problems={problems}
            error={state.status === "error" ? state : undefined}
            mayHaveGoneOut={state.status === "idle" && state.mayHaveGoneOut}
            phone={phone}
          />
        </form>
      </details>
      {!isSent && (
        <div aria-hidden="true" className="col-span-5 mt-[clamp(20px,2.4vw,34px)] max-md:hidden">
          <Slip
            title="Your request"
            note="Not sent yet"
            // That a larger number costs less is said beside the number itself.
            facts={{ ...slipFacts({ ...written, qty: countOf(devices) }), cheaper: "" }}
          />
        </div>
      )}
      {state.status === "sending" && (
        <SendingOverlay devices={Number(devices)} onCancel={handleCancel} />
      )}
    </>
  );
}

/** Puts the focus on the first field at fault, if there is one. */
function focusFirst(form: HTMLFormElement, problems: FieldProblems): boolean {
  const first = shownFields.find((name) => name in problems);
  if (first) {
    const control = controlOf(form, first);
    control.focus();
    // Once the problems are drawn, with what is said below the button where the window has room for both.
    requestAnimationFrame(() => {
      form.lastElementChild?.scrollIntoView({ block: "nearest" });
      control.scrollIntoView({ block: "nearest" });
    });
  }
  return first !== undefined;
}

/** A number that is no count yet is shown as the smallest. */
function countOf(devices: string): number {
  return isDeviceCount(Number(devices)) ? Number(devices) : MIN_DEVICES;
}
