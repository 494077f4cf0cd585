"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  fieldProblem,
  fieldProblems,
  inputOf,
  readQuotation,
} from "@/lib/quotation/browser/validate-form";
import { isDeviceCount, MIN_DEVICES } from "@/lib/pricing";
import {
  type FieldProblems,
  fieldNames,
  type Quotation,
  SPAM_TRAP_FIELD,
} from "@/lib/quotation/fields";
import { postQuotation } from "@/lib/quotation/browser/post";
import { DevicesField } from "./devices-field";
import { Estimate } from "./estimate";
import { FormField } from "./form-field";
import { type FormState, QuotationOutcome } from "./quotation-outcome";
import { SendingOverlay } from "./sending-overlay";
import { useInputValue } from "@/components/ui/use-input-value";

type QuotationFormProps = { phone: string; phoneHref: string };

export function QuotationForm({ phone, phoneHref }: QuotationFormProps) {
  const [state, setState] = useState<FormState>({ status: "idle" });
  const [problems, setProblems] = useState<FieldProblems>({});
  const devices = useInputValue(String(MIN_DEVICES), prefillFromAddress);
  const formRef = useRef<HTMLFormElement>(null);
  const messageRef = useRef<HTMLParagraphElement>(null);
  const requestRef = useRef<AbortController>(null);
  const keyRef = useRef<{ body: string; key: string }>(null);

  useEffect(() => {
    // Until here the browser validates; from here the sentences below the fields do.
    if (formRef.current) formRef.current.noValidate = true;
    return () => requestRef.current?.abort();
  }, []);

  useEffect(() => {
    if (state.status === "success") messageRef.current?.focus();
  }, [state]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const form = event.currentTarget;
    const found = fieldProblems(form);
    setProblems(found);
    setState({ status: "idle" });
    const firstAtFault = fieldNames.find((name) => name in found);
    if (firstAtFault) inputOf(form, firstAtFault).focus();
    else await send(form);
  }

  async function send(form: HTMLFormElement) {
    const quotation = readQuotation(form);
    const request = new AbortController();
    requestRef.current = request;
    setState({ status: "sending" });
    const trap = form.elements.namedItem(SPAM_TRAP_FIELD);
    const isTrapped = trap instanceof HTMLInputElement && trap.value !== "";
    const key = keyFor(quotation);
    const result = await postQuotation(quotation, key, request.signal, isTrapped);
    if (request.signal.aborted) return;
    switch (result.outcome) {
      case "sent":
        form.reset();
        devices.setValue(String(MIN_DEVICES));
        keyRef.current = null;
        return setState({ status: "success", reference: result.reference });
      case "failed":
        setProblems(result.fields ?? {});
        return setState({ status: "error" });
      case "unconfirmed":
      // The state stays unchanged by specification: the overlay keeps its Cancel.
    }
  }

  /** One key per content: sending the same again is a repeat, sending something else is not. */
  function keyFor(quotation: Quotation): string {
    const body = JSON.stringify(quotation);
    if (keyRef.current?.body !== body) keyRef.current = { body, key: newKey() };
    return keyRef.current.key;
  }

  function handleInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !(target.name in problems)) return;
    recheck(target);
  }

  function recheck(input: HTMLInputElement) {
    setProblems((current) => ({ ...current, [input.name]: fieldProblem(input) }));
  }

  function handleCancel() {
    requestRef.current?.abort();
    setState({ status: "idle" });
  }

  return (
    <>
      <form
        ref={formRef}
        action="/php/emailer.php"
        method="post"
        onSubmit={handleSubmit}
        onInput={handleInput}
        id="quotation"
        className="border-t-2 border-ink"
      >
        <h2 className="border-b border-border pt-4 pb-4.5 text-heading">Request a quotation</h2>
        <FormField name="your_name" error={problems.your_name} />
        <FormField name="company_email" error={problems.company_email} />
        <FormField name="company_contact" error={problems.company_contact} />
        <DevicesField
          inputRef={devices.ref}
          value={devices.value}
          onChange={(value) => {
            devices.setValue(value);
            const mended = isDeviceCount(Number(value)) ? undefined : problems.qty;
            setProblems({ ...problems, qty: mended });
          }}
          error={problems.qty}
        />
        <FormField name="company_name" error={problems.company_name} />
        <FormField name="company_address" error={problems.company_address} />
        <FormField name="company_street" error={problems.company_street} />
        <div hidden>
          <label htmlFor={SPAM_TRAP_FIELD}>Leave this empty</label>
          <input id={SPAM_TRAP_FIELD} name={SPAM_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </div>
        <Estimate devices={Number(devices.value)} />
        <div className="mt-7 md:grid md:grid-cols-6 md:gap-x-6">
          <div className="md:col-span-4 md:col-start-3">
            <button type="submit" className="button max-md:w-full">
              Request a quotation
            </button>
            <p className="mt-3.5 text-label">
              Only what a quotation needs. See{" "}
              <a href="/privacy" className="underline underline-offset-4 hover:text-ink">
                privacy
              </a>
              .
            </p>
            <QuotationOutcome
              state={state}
              messageRef={messageRef}
              phone={phone}
              phoneHref={phoneHref}
            />
          </div>
        </div>
      </form>
      <SendingOverlay isOpen={state.status === "sending"} onCancel={handleCancel} />
    </>
  );
}

function prefillFromAddress(input: HTMLInputElement) {
  const asked = new URLSearchParams(location.search).get("qty") ?? "";
  const isUntouched = input.value === input.defaultValue;
  if (isUntouched && /^\d+$/.test(asked) && isDeviceCount(Number(asked))) {
    input.value = String(Number(asked));
  }
}

function newKey(): string {
  // Browsers offer randomUUID to secure contexts only.
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}
