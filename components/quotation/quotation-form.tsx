"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { isDeviceCount, MIN_DEVICES } from "@/lib/pricing";
import { postQuotation } from "@/lib/quotation/browser/post";
import {
  fieldProblem,
  fieldProblems,
  inputOf,
  readQuotation,
} from "@/lib/quotation/browser/validate-form";
import {
  type FieldProblems,
  fieldNames,
  isTextField,
  type Quotation,
  quotationFields,
  SPAM_TRAP_FIELD,
} from "@/lib/quotation/fields";
import { Problem } from "./field-row";
import { FormFields, shownFields } from "./form-fields";
import { BESIDE_LABELS, CAUTION_ID, Outcome } from "./outcome";
import type { OutcomeNight } from "./outcome-trace";
import { RequestSent } from "./request-sent";
import { SendingOverlay } from "./sending-overlay";
import { useDraft } from "./use-draft";

type QuotationFormProps = { phone: string; phoneHref: string; night: OutcomeNight };

type FormState =
  | { status: "idle"; mayHaveGoneOut: boolean }
  | { status: "sending" }
  | { status: "success"; quotation: Quotation; reference?: string }
  | { status: "error"; isOffline: boolean };

export function QuotationForm({ night, ...contact }: QuotationFormProps) {
  const [state, setState] = useState<FormState>({ status: "idle", mayHaveGoneOut: false });
  const [problems, setProblems] = useState<FieldProblems>({});
  const [devices, setDevices] = useState(String(MIN_DEVICES));
  /** How often the form has been emptied, and whether it has been used since. */
  const [round, setRound] = useState(0);
  const [isUsed, setUsed] = useState(true);
  const formRef = useRef<HTMLFormElement>(null);
  const requestRef = useRef<AbortController>(null);
  const draft = useDraft(formRef, ({ qty, mayHaveGoneOut }) => {
    setDevices(qty);
    setState({ status: "idle", mayHaveGoneOut });
  });
  const problem = summaryOf(problems);
  const isSent = state.status === "success";

  useEffect(() => {
    // Until here the browser validates; from here the sentences below the fields do.
    if (formRef.current) formRef.current.noValidate = true;
  }, [round]);

  useEffect(() => () => requestRef.current?.abort(), []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const form = event.currentTarget;
    const found = fieldProblems(form);
    setProblems(found);
    setState({ status: "idle", mayHaveGoneOut: false });
    const firstAtFault = shownFields.find((name) => name in found);
    if (firstAtFault) inputOf(form, firstAtFault).focus();
    else await send(form);
  }

  async function send(form: HTMLFormElement) {
    const quotation = readQuotation(form);
    const trap = form.elements.namedItem(SPAM_TRAP_FIELD);
    const isTrapped = trap instanceof HTMLInputElement && trap.value !== "";
    const request = new AbortController();
    requestRef.current = request;
    setState({ status: "sending" });
    const key = draft.keyFor(quotation);
    const result = await postQuotation(quotation, key, request.signal, isTrapped);
    if (request.signal.aborted) return;
    switch (result.outcome) {
      case "sent":
        draft.clear();
        setDevices(String(MIN_DEVICES));
        setUsed(false);
        setRound(round + 1);
        return setState({ status: "success", quotation, reference: result.reference });
      case "failed":
        setProblems(result.fields ?? {});
        return setState({ status: "error", isOffline: !navigator.onLine });
      case "unconfirmed":
      // The state stays unchanged by specification: the overlay keeps its Cancel.
    }
  }

  function handleInput({ target }: FormEvent<HTMLFormElement>) {
    setUsed(true);
    draft.save();
    if (!(target instanceof HTMLInputElement) || !(target.name in problems)) return;
    setProblems({ ...problems, [target.name]: fieldProblem(target) });
  }

  function handleDevices(value: string) {
    setDevices(value);
    setUsed(true);
    draft.save(value);
    if (isDeviceCount(Number(value))) setProblems({ ...problems, qty: undefined });
  }

  function handleCancel() {
    requestRef.current?.abort();
    setState({ status: "idle", mayHaveGoneOut: true });
  }

  return (
    <>
      <RequestSent sent={isSent ? state : undefined} night={night} {...contact} />
      <form
        key={round}
        ref={formRef}
        id="form"
        action="/php/emailer.php"
        method="post"
        onSubmit={handleSubmit}
        onInput={handleInput}
        className={`max-md:grid max-md:gap-3 ${isSent ? "col-span-full md:row-start-3 md:grid md:grid-cols-2 md:gap-x-6 md:border-t md:border-control" : "md:border-t-2 md:border-ink"}`}
      >
        {/* A phone shows it where the page's own headline has given way. */}
        <h2
          className={`col-span-full border-border text-heading md:border-b md:pt-4 md:pb-4.5 ${isSent ? "" : "max-md:sr-only"}`}
        >
          {isSent ? "Another request?" : "Request a quotation"}
        </h2>
        <FormFields
          problems={problems}
          devices={devices}
          onDevices={handleDevices}
          hasEstimate={isUsed}
        />
        <div
          className={`col-span-full grid content-start gap-2 max-md:mt-1 sm:max-md:mt-3 sm:max-md:grid-cols-2 sm:max-md:gap-x-6 md:mt-6 md:justify-items-start ${isSent ? "md:col-span-1" : ""} ${BESIDE_LABELS}`}
        >
          {problem && <Problem className="col-span-full mb-2">{problem}</Problem>}
          <button
            type="submit"
            aria-describedby={CAUTION_ID}
            className={`min-h-13 md:min-h-12 ${isUsed ? "button" : "button-outline px-5 font-medium"}`}
          >
            Request a quotation
          </button>
          {state.status !== "error" && (
            <a
              href={contact.phoneHref}
              className="flex min-h-13 items-center justify-center button-outline font-medium md:hidden"
            >
              or call {contact.phone}
            </a>
          )}
        </div>
        <Outcome
          key={state.status === "error" ? "error" : "idle"}
          error={state.status === "error" ? state : undefined}
          mayHaveGoneOut={state.status === "idle" && state.mayHaveGoneOut}
          night={night}
          {...contact}
        />
      </form>
      <SendingOverlay
        isOpen={state.status === "sending"}
        devices={Number(devices)}
        onCancel={handleCancel}
      />
    </>
  );
}

function summaryOf(problems: FieldProblems): string | undefined {
  const atFault = fieldNames.filter((name) => problems[name]);
  if (atFault.length === 0) return undefined;
  const areMissing = atFault.every(
    (name) => isTextField(name) && problems[name] === quotationFields[name].missing,
  );
  if (atFault.length === 1)
    return `One answer ${areMissing ? "is missing" : "needs another look"}.`;
  return `${atFault.length} answers ${areMissing ? "are missing" : "need another look"}.`;
}
