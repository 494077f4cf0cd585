"use client";

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  cheaperLargerCount,
  deviceCountProblem,
  estimateFor,
  formatPrice,
  MIN_DEVICES,
  yearlyTotal,
} from "@/lib/pricing";
import { facts } from "@/lib/facts";
import { phoneHref } from "@/lib/format";
import { postQuotation } from "@/lib/quotation/browser/post";
import {
  fieldProblem,
  fieldProblems,
  isControl,
  controlOf,
  problemSummary,
  readQuotation,
} from "@/lib/quotation/browser/validate-form";
import { type FieldProblems, quotationFields, HONEYPOT_FIELD } from "@/lib/quotation/fields";
import { NOT_SENT } from "@/lib/quotation/result";
import { DeviceCountInput } from "@/components/ui/device-count-input";
import { AlertSign } from "@/components/ui/icon";
import { PhoneNumber } from "@/components/ui/phone-number";
import { clearDraft, keyFor, restoreDraft, saveDraft } from "./draft";
import { FormFields, Problem, shownFields } from "./form-fields";
import { keepReceipt, type ReceiptFacts, receiptFacts } from "./receipt";
import { RequestSent } from "./request-sent";
import { SendingOverlay } from "./sending-overlay";
import { Slip } from "./slip";

type FormState =
  | { status: "idle"; mayHaveGoneOut: boolean }
  | { status: "sending" }
  | { status: "success"; facts: ReceiptFacts; reference?: string }
  | { status: "error"; isOffline: boolean };

const OFFLINE = "You are offline.";
const MAY_HAVE_GONE_OUT =
  "It may already have gone out. Sent again unchanged, it counts as the same request.";

export function QuotationForm({ phone }: { phone: string }) {
  const [state, setState] = useState<FormState>({ status: "idle", mayHaveGoneOut: false });
  const [problems, setProblems] = useState<FieldProblems>({});
  const [devices, setDevices] = useState(String(MIN_DEVICES));
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLHeadingElement>(null);
  const requestRef = useRef<AbortController>(null);

  useEffect(() => {
    if (formRef.current) {
      // Before React the browser validates and shows the titles; from now on the sentences below the fields do.
      formRef.current.noValidate = true;
      for (const input of formRef.current.querySelectorAll("input")) input.removeAttribute("title");
      const { qty, mayHaveGoneOut } = restoreDraft(formRef.current);
      setDevices(qty);
      setState({ status: "idle", mayHaveGoneOut });
    }
    return () => requestRef.current?.abort();
  }, []);

  // Before the next frame, in which the page would still be scrolled to the form. A reload says the same again.
  useLayoutEffect(() => {
    if (state.status !== "success") return;
    const { reference } = state;
    history.replaceState(null, "", `/contact-us/sent${reference ? `?ref=${reference}` : ""}`);
    sentRef.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [state]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const form = event.currentTarget;
    const found = fieldProblems(form);
    // At once: what follows scrolls to it.
    flushSync(() => {
      setProblems(found);
      setState({ status: "idle", mayHaveGoneOut: false });
    });
    if (!focusFirst(form, found)) await send(form);
  }

  async function send(form: HTMLFormElement) {
    const quotation = readQuotation(form);
    const isHoneypotFilled = Boolean(new FormData(form).get(HONEYPOT_FIELD));
    const request = new AbortController();
    requestRef.current = request;
    setState({ status: "sending" });
    const key = keyFor(quotation, form);
    const result = await postQuotation(quotation, key, request.signal, isHoneypotFilled);
    if (request.signal.aborted) return;
    switch (result.outcome) {
      case "sent": {
        clearDraft();
        const { reference } = result;
        const sent = receiptFacts(quotation);
        keepReceipt(sent, reference);
        return setState({ status: "success", facts: sent, reference });
      }
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
    forgetError();
    if (!isControl(target) || !(target.name in problems)) return;
    setProblems({ ...problems, [target.name]: fieldProblem(target) });
  }

  function handleDevices(value: string) {
    setDevices(value);
    forgetError();
    if (formRef.current) saveDraft(formRef.current, value);
    if (!deviceCountProblem(value)) setProblems({ ...problems, qty: undefined });
  }

  function forgetError() {
    if (state.status === "error") setState({ status: "idle", mayHaveGoneOut: false });
  }

  function handleCancel() {
    requestRef.current?.abort();
    setState({ status: "idle", mayHaveGoneOut: true });
  }

  if (state.status === "success") {
    return <RequestSent {...state} phone={phone} messageRef={sentRef} />;
  }

  const refused = deviceCountProblem(devices);
  // Nothing yet of a number that is still to come.
  const problem = problems.qty ?? (devices && refused && `${refused}.`);
  return (
    <div
      id="quotation"
      className="container-page gap-x-6 pt-6 pb-12 md:grid md:grid-cols-12 md:grid-rows-[auto_1fr] md:pt-[clamp(36px,4vw,64px)] md:pb-18"
    >
      <div className="md:col-span-5">
        <h1 className="text-display">Contact Us</h1>
        <p className="mt-4 text-lead">Tell us how many devices you need, or call us.</p>
        <PhoneNumber phone={phone} />
        <OtherWays />
      </div>
      <form
        ref={formRef}
        action="/php/emailer.php"
        method="post"
        onSubmit={handleSubmit}
        onInput={handleInput}
        className="contents"
      >
        <div className="mt-4 md:col-span-5 md:col-start-1 md:mt-6">
          <Slip
            devices={refused ? 0 : Number(devices)}
            number={
              <div>
                <label htmlFor="qty" className="mb-2 block leading-tight font-medium text-ink">
                  {quotationFields.qty.label}
                </label>
                <DeviceCountInput
                  id="qty"
                  name="qty"
                  data-parameter="qty"
                  value={devices}
                  onChange={handleDevices}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? "qty-problem" : undefined}
                  className="w-16 text-heading"
                />
              </div>
            }
            price={
              problem ? (
                <Problem name="qty">{problem}</Problem>
              ) : (
                !refused && <Estimate devices={Number(devices)} />
              )
            }
          />
        </div>
        <div className="max-md:mt-5 md:col-[6/-1] md:row-span-2 md:row-start-1 md:border-t-2 md:border-ink lg:col-[7/-1]">
          <FormFields problems={problems} />
          <div className="mt-5 md:pl-[calc(100%/3+16px)]">
            <button type="submit" aria-describedby={CAUTION_ID} className="button w-full sm:w-auto">
              Get a quotation
            </button>
            <Answer state={state} summary={problemSummary(problems)} phone={phone} />
          </div>
        </div>
      </form>
      {state.status === "sending" && <SendingOverlay onCancel={handleCancel} />}
    </div>
  );
}

/** What the number of devices comes to; where a larger one costs less, that. */
function Estimate({ devices }: { devices: number }) {
  const { total, sum } = estimateFor(devices);
  const cheaper = cheaperLargerCount(devices);
  return (
    <p className="needs-island">
      <b className="block text-heading">{total}</b>
      {cheaper === undefined
        ? `a year: ${sum}`
        : `a year. ${cheaper} cost less: ${formatPrice(yearlyTotal(cheaper))}`}
    </p>
  );
}

type AnswerProps = { state: FormState; summary: string | undefined; phone: string };

/** The answer to a press, of the same height in each state. */
function Answer({ state, summary, phone }: AnswerProps) {
  const isError = state.status === "error";
  if (!isError && !summary) {
    return (
      <p id={CAUTION_ID} className="min-h-22 pt-3 text-label">
        {state.status === "idle" && state.mayHaveGoneOut ? (
          MAY_HAVE_GONE_OUT
        ) : (
          <a href="/privacy" className="inline-block py-1 underline underline-offset-4">
            What happens to your answers
          </a>
        )}
      </p>
    );
  }
  return (
    <p
      key={isError ? "error" : "summary"}
      {...(isError && { ref: bringIntoSight, role: "alert", tabIndex: -1 })}
      className="flex min-h-22 gap-2 pt-4 leading-snug font-medium text-warm"
    >
      <AlertSign className="mt-0.75 size-[16px]" />
      <span>
        {[isError && NOT_SENT, summary, isError && state.isOffline && OFFLINE]
          .filter(Boolean)
          .join(" ")}
        {isError && (
          <>
            {" Or call "}
            <a href={phoneHref(phone)} className="text-link whitespace-nowrap">
              {phone}
            </a>
            .
          </>
        )}
      </span>
    </p>
  );
}

function bringIntoSight(alert: HTMLElement | null) {
  // Where the server has refused fields, the first of them has the focus already.
  if (!alert?.closest("form")?.querySelector("[aria-invalid]"))
    alert?.focus({ preventScroll: true });
  alert?.scrollIntoView({ block: "nearest" });
}

/** Read with the button, to which the focus returns. */
const CAUTION_ID = "caution";

/** What the owner has given besides the telephone. */
function OtherWays() {
  const { email, address, replyTime } = facts;
  return (
    <>
      {email && (
        <p>
          <a href={`mailto:${email}`} className="text-link wrap-anywhere">
            {email}
          </a>
        </p>
      )}
      {address && <p>{address}</p>}
      {replyTime && <p>We reply within {replyTime}.</p>}
    </>
  );
}

/** Puts the focus on the first field at fault, if there is one. */
function focusFirst(form: HTMLFormElement, problems: FieldProblems): boolean {
  const first = shownFields.find((name) => name in problems);
  if (first) {
    const control = controlOf(form, first);
    control.focus();
    // Once the problems are drawn.
    requestAnimationFrame(() => control.scrollIntoView({ block: "nearest" }));
  }
  return first !== undefined;
}
