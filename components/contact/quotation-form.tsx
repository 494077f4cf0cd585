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
import { type FieldProblems, HONEYPOT_FIELD } from "@/lib/quotation/fields";
import { type FailureCode, QUOTATION_ENDPOINT } from "@/lib/quotation/result";
import { ContactDetails } from "./contact-details";
import { DeviceCountField } from "./device-count-field";
import { clearDraft, idempotencyKeyFor, restoreDraft, saveDraft } from "./draft";
import { fieldOrder, FormFields } from "./form-fields";
import { FormMessage, NOTE_ID } from "./form-message";
import { type Receipt, receiptFor, saveReceipt } from "./receipt";
import { RequestSent, SENT_TITLE } from "./request-sent";
import { SendingOverlay } from "./sending-overlay";

type FormState =
  /** `wasPosted`: a request was posted whose result is unknown. */
  | { status: "idle"; wasPosted: boolean }
  | { status: "sending" }
  | { status: "sent"; receipt: Receipt; reference?: string }
  | { status: "failed"; error: FailureCode };

export function QuotationForm({ phone }: { phone: string }) {
  const [state, setState] = useState<FormState>({ status: "idle", wasPosted: false });
  const [problems, setProblems] = useState<FieldProblems>({});
  const [devices, setDevices] = useState(String(MIN_DEVICES));
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
      setState({ status: "idle", wasPosted });
    }
    return () => requestRef.current?.abort();
  }, []);

  // Before the paint: otherwise the result flashes at the scroll position of the form.
  useLayoutEffect(() => {
    if (state.status !== "sent") return;
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
      setState({ status: "sent", receipt, reference: result.reference });
    } else {
      const { error, fields = {} } = result;
      flushSync(() => setProblems(fields));
      setState({ status: "failed", error });
      focusFirstProblem(form, fields);
    }
  }

  function handleInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    saveDraft(currentTarget);
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

  if (state.status === "sent") return <RequestSent {...state} phone={phone} messageRef={sentRef} />;

  return (
    <div
      id="quotation"
      className="container-page gap-x-6 pt-6 pb-12 md:grid md:grid-cols-12 md:grid-rows-[auto_1fr] md:pt-[clamp(36px,4vw,64px)] md:pb-14"
    >
      <ContactDetails phone={phone} />
      <form
        ref={formRef}
        action={QUOTATION_ENDPOINT}
        method="post"
        onSubmit={handleSubmit}
        onInput={handleInput}
        className="contents"
      >
        <div className="mt-4 md:col-span-5 md:col-start-1 md:mt-6 lg:mt-10">
          <DeviceCountField value={devices} onChange={handleDevices} problem={qtyProblem} />
        </div>
        <div className="[--form-columns:10rem_1fr] max-md:mt-5 md:col-[6/-1] md:row-span-2 md:row-start-1 md:border-t-2 md:border-ink lg:col-[7/-1] lg:[--form-columns:14rem_1fr]">
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
        </div>
      </form>
      {state.status === "sending" && <SendingOverlay onCancel={handleCancel} />}
    </div>
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
