import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { deviceCountProblem, MIN_DEVICES } from "@/lib/pricing";
import { postQuotation } from "@/lib/quotation/browser/post-quotation";
import {
  fieldProblem,
  fieldProblems,
  isControl,
  problemSummary,
  readQuotation,
} from "@/lib/quotation/browser/validate-form";
import {
  type FieldProblems,
  HONEYPOT_FIELD,
  isTooLong,
  type Quotation,
} from "@/lib/quotation/fields";
import { QUOTATION_ENDPOINT } from "@/lib/quotation/result";
import { ContactDetails } from "./contact-details";
import { DeviceCountField } from "./device-count-field";
import { clearDraft, restoreDraft, saveDraft } from "./draft";
import { FormFields } from "./form-fields";
import { FormMessage, NOTE_ID } from "./form-message";
import { forgetPosted, idempotencyKeyFor, repeatableFor } from "./posted-request";
import { type Receipt, receiptFor } from "./receipt";
import { RequestSummary } from "./request-summary";
import { SendingOverlay } from "./sending-overlay";

export type FormState =
  /** `wasPosted`: a request was posted whose result is unknown. */
  | { status: "idle"; wasPosted?: boolean }
  | { status: "sending" }
  | { status: "sent" }
  | { status: "failed"; error: string };

type RequestFormProps = {
  phone: string;
  state: FormState;
  onChange: (state: FormState) => void;
  onSend: () => void;
  onSent: (receipt: Receipt, reference?: string) => void;
};

/** The form, beside the paper that it fills in. */
export function RequestForm({ phone, state, onChange, onSend, onSent }: RequestFormProps) {
  const [problems, setProblems] = useState<FieldProblems>({});
  const [devices, setDevices] = useState(String(MIN_DEVICES));
  const [answers, setAnswers] = useState<Partial<Quotation>>({});
  const formRef = useRef<HTMLFormElement>(null);
  const requestRef = useRef<AbortController>(null);
  const refusal = deviceCountProblem(devices);
  // An empty number is not flagged before submit.
  const qtyProblem = problems.qty ?? (devices && refusal ? `${refusal}.` : undefined);
  const wasPosted = state.status === "idle" && state.wasPosted === true;
  const isAnother = state.status === "sent";

  useEffect(() => {
    const form = formRef.current;
    if (form) {
      // From here on the form validates itself. The titles are hints for the browser’s own messages.
      form.noValidate = true;
      for (const input of form.querySelectorAll("input")) input.removeAttribute("title");
      setDevices(restoreDraft(form));
      setAnswers(readQuotation(form));
      if (repeatableFor() > 0) onChange({ status: "idle", wasPosted: true });
    }
    return () => requestRef.current?.abort();
  }, [onChange]);

  useEffect(() => {
    if (!wasPosted) return;
    const timer = setTimeout(onChange, repeatableFor(), { status: "idle" });
    return () => clearTimeout(timer);
  }, [wasPosted, onChange]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const form = event.currentTarget;
    // Render before the first field at fault is scrolled into view.
    flushSync(() => setProblems(fieldProblems(form)));
    if (!focusFirstProblem(form)) await send(form);
  }

  async function send(form: HTMLFormElement) {
    const quotation = readQuotation(form);
    const request = new AbortController();
    requestRef.current = request;
    onSend();
    const result = await postQuotation(quotation, {
      idempotencyKey: idempotencyKeyFor(quotation),
      signal: request.signal,
      isHoneypotFilled: Boolean(new FormData(form).get(HONEYPOT_FIELD)),
    });
    // A 2xx answer without `success: true` changes nothing, by specification: the overlay stays, with its Cancel.
    if (request.signal.aborted || !result) return;
    if (result.success || result.error !== "no_answer") forgetPosted();
    if (result.success) {
      clearDraft();
      onSent(receiptFor(quotation, "Not given"), result.reference);
    } else {
      flushSync(() => setProblems(result.fields ?? {}));
      onChange({ status: "failed", error: result.error });
      focusFirstProblem(form);
    }
  }

  function handleInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    saveDraft(currentTarget);
    setAnswers(readQuotation(currentTarget));
    clearFailure();
    if (!isControl(target)) return;
    // A text that is too long is flagged at once. Other problems are first looked for on submit.
    if (target.name in problems || isTooLong(target.name, target.value)) {
      setProblems({ ...problems, [target.name]: fieldProblem(target) });
    }
  }

  function handleDevices(value: string) {
    setDevices(value);
    clearFailure();
    if (formRef.current) saveDraft(formRef.current, value);
    if (!deviceCountProblem(value)) setProblems({ ...problems, qty: undefined });
  }

  function clearFailure() {
    if (state.status === "failed") onChange({ status: "idle" });
  }

  function handleCancel() {
    requestRef.current?.abort();
    onChange({ status: "idle", wasPosted: true });
  }

  return (
    <div
      id="quotation"
      className={`container-page gap-x-6 pt-6 pb-12 md:grid md:grid-cols-12 md:pt-[clamp(28px,3.2vw,52px)] md:pb-14 ${isAnother ? "print:hidden" : ""}`}
    >
      {isAnother ? (
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
              wasPosted={wasPosted}
              phone={phone}
            />
          </div>
        </div>
      </form>
      <div className="needs-island mt-7 max-md:hidden md:col-span-5">
        <RequestSummary
          label="Your request"
          draft={receiptFor({ ...answers, qty: refusal ? NaN : Number(devices) }, "")}
          className={`sticky top-7 ${isAnother ? "" : "request-paper"}`}
        />
      </div>
      {state.status === "sending" && <SendingOverlay onCancel={handleCancel} />}
    </div>
  );
}

/** Focuses the first field at fault; returns whether there is one. */
function focusFirstProblem(form: HTMLFormElement): boolean {
  const control = form.querySelector<HTMLElement>("[aria-invalid]");
  if (!control) return false;
  control.focus();
  // The summary below the button is scrolled into view too, if both fit.
  requestAnimationFrame(() => {
    form.lastElementChild?.scrollIntoView({ block: "nearest" });
    control.scrollIntoView({ block: "nearest" });
  });
  return true;
}
