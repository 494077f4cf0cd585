"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { postQuotation } from "@/lib/quotation/browser/post-quotation";
import {
  fieldProblem,
  fieldProblems,
  isEmpty,
  noValues,
  problemSummary,
  readValues,
  toQuotation,
  type Values,
} from "@/lib/quotation/browser/validate-form";
import {
  type FieldProblems,
  HONEYPOT_FIELD,
  isTooLong,
  type Quotation,
  type QuotationFieldName,
} from "@/lib/quotation/fields";
import { QUOTATION_ENDPOINT } from "@/lib/quotation/result";
import { ContactDetails } from "./contact-details";
import {
  clearDraft,
  idempotencyKeyFor,
  markRefused,
  repeatableFor,
  restoreDraft,
  saveDraft,
} from "@/lib/quotation/browser/draft";
import { FormFields } from "./form-fields";
import { FormMessage, NOTE_ID } from "./form-message";
import { type Receipt, receiptFor } from "@/lib/quotation/browser/receipt";
import { NextSteps } from "./next-steps";
import { RequestSent, SENT_TITLE } from "./request-sent";
import { RequestSummary } from "./request-summary";
import { SendingOverlay } from "./sending-overlay";

type FormState =
  /** `wasPosted`: the result of a posted request is unknown. */
  | { status: "idle"; wasPosted?: boolean }
  | { status: "sending" }
  | { status: "sent"; receipt: Receipt; reference: string }
  | { status: "failed"; error: string };

/** The quotation form and a summary of its values. After a successful submit, the message stands above an empty form. */
export function QuotationForm({ phone }: { phone: string }) {
  const [state, setState] = useState<FormState>({ status: "idle" });
  // Each request gets a new form. If the old one moved below the message, browsers would count a layout shift.
  const [formNumber, setFormNumber] = useState(1);
  const [values, setValues] = useState(noValues);
  const [problems, setProblems] = useState<FieldProblems>({});
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const requestRef = useRef<AbortController>(null);
  const sent = state.status === "sent" ? state : undefined;
  const wasPosted = state.status === "idle" && state.wasPosted === true;

  useEffect(() => {
    const form = formRef.current;
    if (form) {
      // The component validates from now on. The titles are hints for the browser's own messages.
      form.noValidate = true;
      for (const input of form.querySelectorAll("input")) input.removeAttribute("title");
      setValues(restoreDraft(form));
      if (repeatableFor() > 0) setState({ status: "idle", wasPosted: true });
    }
    return () => requestRef.current?.abort();
  }, [formNumber]);

  useEffect(() => {
    if (!wasPosted) return;
    const timer = setTimeout(() => setState({ status: "idle" }), repeatableFor());
    return () => clearTimeout(timer);
  }, [wasPosted]);

  function update(typed: Values) {
    setValues(typed);
    saveDraft(typed);
  }

  function handleChange(name: QuotationFieldName, value: string) {
    if (!formRef.current) return;
    update({ ...readValues(formRef.current), [name]: value });
    // A reload then shows the form with this draft, not the request before it.
    setAddress("/contact-us", "Contact Us");
    if (state.status === "failed") setState({ status: "idle" });
    // An invalid number and a text that is too long are flagged at once, other problems on submit. The value of a number
    // field is empty while it contains something else.
    const isObvious =
      name === "qty"
        ? value !== "" || formRef.current.querySelector<HTMLInputElement>("#qty")?.validity.badInput
        : isTooLong(name, value);
    if (problems[name] || isObvious) {
      setProblems({ ...problems, [name]: fieldProblem(name, value) });
    }
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const form = event.currentTarget;
    const typed = readValues(form);
    const found = fieldProblems(typed);
    update(typed);
    setProblems(found);
    if (!focusFirst(found, form)) await send(form, toQuotation(typed));
  }

  async function send(form: HTMLFormElement, quotation: Quotation) {
    const request = new AbortController();
    requestRef.current = request;
    setState({ status: "sending" });
    const result = await postQuotation(quotation, {
      idempotencyKey: idempotencyKeyFor(quotation),
      signal: request.signal,
      isHoneypotFilled: Boolean(new FormData(form).get(HONEYPOT_FIELD)),
    });
    // The specification requires that a 2xx response without `success: true` changes nothing: the overlay stays open,
    // and the visitor can cancel.
    if (request.signal.aborted || !result) return;
    if (result.success) {
      showReceipt(receiptFor(quotation), result.reference);
    } else {
      const { error, fields = {} } = result;
      if (error !== "no_answer") markRefused();
      flushSync(() => {
        setProblems(fields);
        setState({
          status: "failed",
          error: error === "no_answer" && !navigator.onLine ? "offline" : error,
        });
      });
      const alert = form.querySelector<HTMLElement>("[role=alert]");
      alert?.scrollIntoView({ block: "nearest" });
      if (!focusFirst(fields, form)) alert?.focus({ preventScroll: true });
    }
  }

  function showReceipt(receipt: Receipt, code = "") {
    const reference = code && `Reference ${code}`;
    clearDraft();
    const show = () => {
      flushSync(() => {
        setState({ status: "sent", receipt, reference });
        setFormNumber(formNumber + 1);
        setValues(noValues);
      });
      // The address of a static page that confirms the request again after a reload.
      setAddress(`/contact-us/sent${code && `?ref=${code}`}`, SENT_TITLE);
      headingRef.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    };
    // The transition moves the summary to its place beside the message.
    if (document.startViewTransition) document.startViewTransition(show).ready.catch(() => {});
    else show();
  }

  function handleCancel() {
    requestRef.current?.abort();
    setState({ status: "idle", wasPosted: true });
  }

  return (
    <>
      {sent && <RequestSent phone={phone} headingRef={headingRef} {...sent} />}
      <div
        key={formNumber}
        id="quotation"
        className={`container-page grid gap-x-6 gap-y-5 pt-6 pb-4 tab:grid-cols-12 md:gap-y-7 md:pt-[clamp(28px,3.2vw,52px)] md:pb-14 flat:pt-4 ${sent ? "print:hidden" : ""}`}
      >
        {sent ? (
          <h2 className="col-span-full mt-8 text-title">Get another quotation</h2>
        ) : (
          <ContactDetails phone={phone} />
        )}
        <form
          ref={formRef}
          action={QUOTATION_ENDPOINT}
          method="post"
          onSubmit={handleSubmit}
          className="col-span-full [--form-columns:9rem_1fr] md:col-span-7 md:mr-8 md:border-t-2 md:border-ink md:pt-4 lg:[--form-columns:14rem_1fr]"
        >
          <FormFields values={values} problems={problems} onChange={handleChange} />
          <div className="mt-5 grid gap-x-6 md:grid-cols-(--form-columns)">
            <div className="md:col-start-2">
              <button
                type="submit"
                aria-describedby={NOTE_ID}
                className={`${sent && isEmpty(values) ? "button-size button-outline" : "button"} w-full sm:w-auto`}
              >
                Get a quotation
              </button>
              <FormMessage
                failure={state.status === "failed" ? state.error : undefined}
                summary={problemSummary(problems)}
                wasPosted={wasPosted}
                phone={phone}
              />
            </div>
          </div>
        </form>
        <div className="sticky top-7 col-span-5 self-start max-md:hidden [&_dd]:line-clamp-4">
          <RequestSummary title="Your request" receipt={receiptFor(toQuotation(values))} />
          <NextSteps className="mt-9" />
        </div>
        {state.status === "sending" && <SendingOverlay onCancel={handleCancel} />}
      </div>
    </>
  );
}

function setAddress(path: string, title: string) {
  // Safari throws if the address is replaced more than a hundred times within 30 seconds.
  if (location.pathname === path) return;
  history.replaceState(null, "", path);
  document.title = document.title.replace(/^[^|]+/, `${title} `);
}

/** Focuses the first invalid field and returns whether there is one. */
function focusFirst(problems: FieldProblems, form: HTMLFormElement): boolean {
  const controls = form.querySelectorAll<HTMLInputElement>("input, textarea");
  const control = [...controls].find(({ name }) => name in problems);
  if (!control) return false;
  control.focus();
  // Scrolls the message below the button into view first, then the field. Both are visible if they fit.
  requestAnimationFrame(() => {
    form.lastElementChild?.scrollIntoView({ block: "nearest" });
    control.scrollIntoView({ block: "nearest" });
  });
  return true;
}
