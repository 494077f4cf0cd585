import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { clearDraft, idempotencyKey, restoreDraft, saveDraft } from "@/lib/quotation/browser/draft";
import { postQuotation } from "@/lib/quotation/browser/post-quotation";
import { type FieldProblems, HONEYPOT_FIELD, isFieldName } from "@/lib/quotation/fields";
import {
  fieldProblem,
  fieldProblems,
  noValues,
  readValues,
  toQuotation,
  type Values,
} from "@/lib/quotation/values";

type RequestState =
  | { status: "idle"; isCancelled?: boolean }
  | { status: "sending" }
  | { status: "sent"; values: Values; reference: string }
  | { status: "failed"; error: string };

/** The state of the form and of its request. Keeps the draft, sends the request, and moves the focus to its result. */
export function useQuotationRequest() {
  const [state, setState] = useState<RequestState>({ status: "idle" });
  // Each request gets a new form. If the old one moved below the message, browsers would count a layout shift.
  const [formNumber, setFormNumber] = useState(1);
  /** The values that were last read from the form. */
  const [values, setValues] = useState(noValues);
  const [problems, setProblems] = useState<FieldProblems>({});
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const requestRef = useRef<AbortController>(null);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // The component validates from now on. The titles are hints for the browser's own messages.
    form.noValidate = true;
    for (const input of form.querySelectorAll("input")) input.removeAttribute("title");
    restoreDraft(form);
    setValues(readValues(form));
    // Programs enter values without an event.
    const save = () => saveDraft(readValues(form));
    addEventListener("pagehide", save);
    return () => {
      removeEventListener("pagehide", save);
      requestRef.current?.abort();
    };
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
    history.replaceState(null, "", "/contact-us");
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
    history.replaceState(null, "", `/contact-us/sent${code ? `?ref=${code}` : ""}`);
  }

  function cancel() {
    requestRef.current?.abort();
    // The overlay is also closed after the response.
    setState((now) => (now.status === "sending" ? { status: "idle", isCancelled: true } : now));
  }

  return {
    ...{ state, formNumber, values, problems, formRef, headingRef },
    ...{ handleInput, handleSubmit, cancel },
  };
}

/** Focuses the first invalid field and returns whether there is one. */
function focusFirst(problems: FieldProblems, form: HTMLFormElement | null): boolean {
  const controls = form?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [];
  const control = [...controls].find(({ name }) => name in problems);
  control?.focus();
  return Boolean(control);
}
