"use client";

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { clearDraft, idempotencyKey, restoreDraft, saveDraft } from "@/lib/quotation/browser/draft";
import { postQuotation } from "@/lib/quotation/browser/post-quotation";
import { type FieldProblems, HONEYPOT_FIELD, isFieldName } from "@/lib/quotation/fields";
import { QUOTATION_ENDPOINT } from "@/lib/quotation/result";
import {
  fieldProblem,
  fieldProblems,
  noValues,
  problemSummary,
  readValues,
  toQuotation,
  type Values,
} from "@/lib/quotation/values";
import { phone, phoneUrl } from "@/lib/site";
import { FormFields } from "./form-fields";
import { FormMessage, NOTE_ID } from "./form-message";
import { RequestSent } from "./request-sent";
import { RequestSummary } from "./request-summary";
import { SendingOverlay } from "./sending-overlay";

type FormState =
  | { status: "idle"; isCancelled?: boolean }
  | { status: "sending" }
  | { status: "sent"; values: Values; reference: string }
  | { status: "failed"; error: string };

/** The quotation form and a summary of its values. After a successful submit, the message stands above an empty form. */
export function QuotationForm() {
  const [state, setState] = useState<FormState>({ status: "idle" });
  // Each request gets a new form. If the old one moved below the message, browsers would count a layout shift.
  const [formNumber, setFormNumber] = useState(1);
  /** The values that were last read from the form. */
  const [values, setValues] = useState(noValues);
  const [problems, setProblems] = useState<FieldProblems>({});
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const requestRef = useRef<AbortController>(null);
  const sent = state.status === "sent" ? state : undefined;

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // The component validates from now on. The titles are hints for the browser's own messages.
    form.noValidate = true;
    for (const input of form.querySelectorAll("input")) input.removeAttribute("title");
    restoreDraft(form);
    setValues(readValues(form));
    return () => requestRef.current?.abort();
  }, [formNumber]);

  // Before the next frame, so that the content below the message is never seen to move.
  useLayoutEffect(() => {
    if (state.status === "sent") {
      headingRef.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    if (state.status === "failed" && !focusFirst(problems, formRef.current)) {
      formRef.current?.querySelector<HTMLElement>("[role=alert]")?.focus();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- moves the focus once, when a response arrives
  }, [state]);

  function handleInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    const typed = readValues(form);
    setValues(typed);
    saveDraft(typed);
    if (state.status === "failed") setState({ status: "idle" });
    const { name, validity } = target as HTMLInputElement;
    // A number input whose text is no number has an empty value.
    if (isFieldName(name) && (problems[name] || validity.badInput))
      setProblems({ ...problems, [name]: fieldProblem(name, typed[name]) });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const form = event.currentTarget;
    const typed = readValues(form);
    const found = fieldProblems(typed);
    setValues(typed);
    saveDraft(typed);
    setProblems(found);
    if (!focusFirst(found, form)) await send(form, typed);
  }

  async function send(form: HTMLFormElement, typed: Values) {
    const request = new AbortController();
    requestRef.current = request;
    setState({ status: "sending" });
    setAddress("/contact-us");
    const result = await postQuotation(toQuotation(typed), {
      idempotencyKey: idempotencyKey(),
      signal: request.signal,
      isHoneypotFilled: Boolean(new FormData(form).get(HONEYPOT_FIELD)),
    });
    // The specification requires that a 2xx response without `success: true` changes nothing: the overlay stays open,
    // and the visitor can cancel.
    if (request.signal.aborted || !result) return;
    if (!result.success) {
      setProblems(result.fields ?? {});
      setState({ status: "failed", error: result.error });
      return;
    }
    const { reference: code } = result;
    clearDraft();
    form.reset();
    setFormNumber(formNumber + 1);
    setValues(noValues);
    setState({ status: "sent", values: typed, reference: code ? `Reference ${code}` : "" });
    // The address of a static page that confirms the request again after a reload.
    setAddress(`/contact-us/sent${code ? `?ref=${code}` : ""}`);
  }

  function handleCancel() {
    requestRef.current?.abort();
    // The overlay is also closed after the response.
    setState((now) => (now.status === "sending" ? { status: "idle", isCancelled: true } : now));
  }

  return (
    <>
      {sent && <RequestSent headingRef={headingRef} {...sent} />}
      <div
        key={formNumber}
        id="quotation"
        className={`container-page grid gap-x-6 gap-y-5 pt-6 pb-12 tab:grid-cols-12 md:gap-y-7 md:pt-[clamp(28px,3.2vw,52px)] md:pb-14 lg:pb-2 ${sent ? "print:hidden" : ""}`}
      >
        {sent ? (
          <h2 className="col-span-full mt-8 text-title">Get another quotation</h2>
        ) : (
          <>
            <h1 className="text-display tab:col-span-6 md:col-span-7">Contact Us</h1>
            <p className="text-lead tab:col-span-6 tab:self-end md:col-span-5">
              Call us, or use the form. <br />
              <a
                href={phoneUrl}
                className="inline-flex min-h-11 items-center text-[min(10vw,1.75rem)] leading-tight font-medium tracking-[-.02em] whitespace-nowrap text-ink"
              >
                {phone}
              </a>
            </p>
          </>
        )}
        <form
          ref={formRef}
          action={QUOTATION_ENDPOINT}
          method="post"
          onInput={handleInput}
          onSubmit={handleSubmit}
          className="col-span-full [--form-columns:9rem_1fr] md:col-span-7 md:mr-8 md:border-t-2 md:border-ink md:pt-4 lg:[--form-columns:14rem_1fr]"
        >
          <FormFields qty={values.qty} problems={problems} />
          <div className="mt-5 grid gap-x-6 md:grid-cols-(--form-columns)">
            <div className="md:col-start-2">
              <button
                type="submit"
                aria-describedby={state.status === "failed" ? undefined : NOTE_ID}
                className={`w-full sm:w-auto ${sent ? "button-size button-outline" : "button"}`}
              >
                Get a quotation
              </button>
              <FormMessage
                failure={state.status === "failed" ? state.error : undefined}
                summary={problemSummary(problems)}
                isCancelled={state.status === "idle" && Boolean(state.isCancelled)}
              >
                <NextSteps className="mt-7 md:hidden" />
              </FormMessage>
            </div>
          </div>
        </form>
        <div className="sticky top-7 col-span-5 self-start max-md:hidden">
          <RequestSummary
            title="Your request"
            values={values}
            className="needs-island [&_dd]:line-clamp-4"
          />
          <NextSteps className="mt-9" />
        </div>
        {state.status === "sending" && <SendingOverlay onCancel={handleCancel} />}
      </div>
    </>
  );
}

function NextSteps({ className }: { className: string }) {
  return (
    <div className={className}>
      <h2 className="text-heading text-ink">What happens next</h2>
      <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-base text-body">
        <li>Your request reaches us by e-mail.</li>
        <li>This page shows your reference number.</li>
        <li>We reply to your e-mail address with a quotation.</li>
      </ol>
    </div>
  );
}

function setAddress(path: string) {
  history.replaceState(null, "", path);
}

/** Focuses the first invalid field and returns whether there is one. */
function focusFirst(problems: FieldProblems, form: HTMLFormElement | null): boolean {
  const controls = form?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [];
  const control = [...controls].find(({ name }) => name in problems);
  if (!control) return false;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "nearest" });
  return true;
}
