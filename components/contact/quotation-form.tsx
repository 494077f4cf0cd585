"use client";

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { deviceCountProblem, MIN_DEVICES } from "@/lib/pricing";
import { postQuotation } from "@/lib/quotation/browser/post-quotation";
import {
  controlOf,
  fieldProblem,
  fieldProblems,
  isControl,
  problemSummary,
  readQuotation,
} from "@/lib/quotation/browser/validate-form";
import { type FieldProblems, HONEYPOT_FIELD, type Quotation } from "@/lib/quotation/fields";
import { type FailureCode, QUOTATION_ENDPOINT } from "@/lib/quotation/result";
import { ContactDetails } from "./contact-details";
import { DeviceCountField } from "./device-count-field";
import { clearDraft, idempotencyKeyFor, restoreDraft, saveDraft } from "./draft";
import { fieldOrder, FormFields } from "./form-fields";
import { FormMessage, NOTE_ID } from "./form-message";
import { type Receipt, receiptFor, saveReceipt } from "./receipt";
import { RequestSent, SENT_TITLE } from "./request-sent";
import { RequestSummary } from "./request-summary";
import { SendingOverlay } from "./sending-overlay";

type FormState =
  /** `wasPosted`: a request was posted whose result is unknown. */
  | { status: "idle"; wasPosted: boolean }
  | { status: "sending" }
  /** Without a receipt on the static page of sent requests. */
  | { status: "sent"; receipt?: Receipt; reference?: string }
  | { status: "failed"; error: FailureCode };

type QuotationFormProps = { phone: string; isSent?: boolean };

/** The form beside the paper that it fills in. Once sent it stands, empty, below the message. */
export function QuotationForm({ phone, isSent }: QuotationFormProps) {
  const [state, setState] = useState<FormState>(
    isSent ? { status: "sent" } : { status: "idle", wasPosted: false },
  );
  const [problems, setProblems] = useState<FieldProblems>({});
  const [devices, setDevices] = useState(String(MIN_DEVICES));
  const [answers, setAnswers] = useState<Partial<Quotation>>({});
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLHeadingElement>(null);
  const requestRef = useRef<AbortController>(null);
  const refusal = deviceCountProblem(devices);
  // An empty number is not flagged before submit.
  const qtyProblem = problems.qty ?? (devices && refusal ? `${refusal}.` : undefined);

  useEffect(() => {
    const form = formRef.current;
    if (form) {
      // From here on the form validates itself. The titles are hints for the browser’s own messages.
      form.noValidate = true;
      for (const input of form.querySelectorAll("input")) input.removeAttribute("title");
      const { qty, wasPosted } = restoreDraft(form);
      setDevices(qty);
      setAnswers(readQuotation(form));
      if (!isSent) setState({ status: "idle", wasPosted });
    }
    return () => requestRef.current?.abort();
  }, [isSent]);

  // Before the paint: otherwise the result flashes at the scroll position of the form.
  useLayoutEffect(() => {
    if (state.status !== "sent" || !state.receipt) return;
    // The static page of sent requests: it shows the receipt again after a reload.
    const query = state.reference ? `?ref=${state.reference}` : "";
    history.replaceState(null, "", `/contact-us/sent${query}`);
    document.title = document.title.replace("Contact Us", SENT_TITLE);
    sentRef.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [state]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const form = event.currentTarget;
    const found = fieldProblems(form);
    // Render before the first field at fault is scrolled into view.
    flushSync(() => {
      setProblems(found);
      setState({ status: "idle", wasPosted: false });
    });
    if (!focusFirstProblem(form, found)) await send(form);
  }

  async function send(form: HTMLFormElement) {
    const quotation = readQuotation(form);
    const request = new AbortController();
    requestRef.current = request;
    setState({ status: "sending" });
    const result = await postQuotation(quotation, {
      idempotencyKey: idempotencyKeyFor(quotation, form),
      signal: request.signal,
      isHoneypotFilled: Boolean(new FormData(form).get(HONEYPOT_FIELD)),
    });
    // A 2xx answer without `success: true` changes nothing, by specification: the overlay stays, with its Cancel.
    if (request.signal.aborted || !result) return;
    if (result.success) {
      const receipt = receiptFor(quotation);
      clearDraft();
      saveReceipt(receipt, result.reference);
      // The paper that the visitor has filled in moves to its place beside the message.
      const show = () =>
        flushSync(() => {
          setState({ status: "sent", receipt, reference: result.reference });
          setDevices(String(MIN_DEVICES));
          setAnswers({});
          form.reset();
        });
      if (document.startViewTransition) document.startViewTransition(show);
      else show();
    } else {
      const { error, fields = {} } = result;
      flushSync(() => setProblems(fields));
      setState({ status: "failed", error });
      focusFirstProblem(form, fields);
    }
  }

  function handleInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    saveDraft(currentTarget);
    setAnswers(readQuotation(currentTarget));
    clearFailure();
    if (!isControl(target) || !(target.name in problems)) return;
    setProblems({ ...problems, [target.name]: fieldProblem(target) });
  }

  function handleDevices(value: string) {
    setDevices(value);
    clearFailure();
    if (formRef.current) saveDraft(formRef.current, value);
    if (!deviceCountProblem(value)) setProblems({ ...problems, qty: undefined });
  }

  function clearFailure() {
    if (state.status === "failed") setState({ status: "idle", wasPosted: false });
  }

  function handleCancel() {
    requestRef.current?.abort();
    setState({ status: "idle", wasPosted: true });
  }

  const paper = receiptFor({ ...answers, qty: refusal ? NaN : Number(devices) }, "");

  return (
    <>
      {state.status === "sent" && <RequestSent {...state} phone={phone} messageRef={sentRef} />}
      <div
        id="quotation"
        className="container-page gap-x-6 pt-6 pb-12 md:grid md:grid-cols-12 md:pt-[clamp(28px,3.2vw,52px)] md:pb-14 print:hidden"
      >
        {state.status === "sent" ? (
          <h2 className="text-title md:col-span-full">Get another quotation</h2>
        ) : (
          <ContactDetails phone={phone} />
        )}
        <form
          ref={formRef}
          action={QUOTATION_ENDPOINT}
          method="post"
          onSubmit={handleSubmit}
          onInput={handleInput}
          className="mt-5 [--form-columns:9rem_1fr] md:col-span-7 md:mt-7 md:border-t-2 md:border-ink lg:[--form-columns:14rem_1fr]"
        >
          <DeviceCountField value={devices} onChange={handleDevices} problem={qtyProblem} />
          <FormFields problems={problems} />
          <div className="mt-5 grid gap-x-6 md:grid-cols-(--form-columns)">
            <div className="md:col-start-2">
              <button type="submit" aria-describedby={NOTE_ID} className="button w-full sm:w-auto">
                Get a quotation
              </button>
              <FormMessage
                failure={state.status === "failed" ? state.error : undefined}
                summary={problemSummary({ ...problems, qty: qtyProblem })}
                wasPosted={state.status === "idle" && state.wasPosted}
                phone={phone}
              />
            </div>
          </div>
        </form>
        <div className="needs-island mt-7 max-md:hidden md:col-span-5">
          <RequestSummary label="Your request" receipt={paper} className="sticky top-7" />
        </div>
        {state.status === "sending" && <SendingOverlay onCancel={handleCancel} />}
      </div>
    </>
  );
}

/** Focuses the first field at fault; returns whether there is one. */
function focusFirstProblem(form: HTMLFormElement, problems: FieldProblems): boolean {
  const first = (["qty", ...fieldOrder] as const).find((name) => problems[name]);
  if (!first) return false;
  const control = controlOf(form, first);
  control.focus();
  // The summary below the button is scrolled into view too, if both fit.
  requestAnimationFrame(() => {
    form.lastElementChild?.scrollIntoView({ block: "nearest" });
    control.scrollIntoView({ block: "nearest" });
  });
  return true;
}
