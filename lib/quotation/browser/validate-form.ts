import { deviceCountProblem } from "@/lib/pricing";
import {
  type FieldProblems,
  fieldNames,
  isTextField,
  type Quotation,
  type QuotationFieldName,
  quotationFields,
  textProblem,
  trimEnds,
  withAsciiDomain,
} from "@/lib/quotation/fields";

/** Returns a sentence for each field of the form that is wrong. */
export function fieldProblems(form: HTMLFormElement): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of fieldNames) {
    const problem = fieldProblem(controlOf(form, name));
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** Returns the server's sentence on what is wrong with the value; undefined if it is valid. */
export function fieldProblem({ name, value }: FormControl): string | undefined {
  if (!isTextField(name)) {
    const problem = deviceCountProblem(value);
    return problem && `${problem}.`;
  }
  const isValid = name !== "company_email" || isEmailAddress(value);
  return textProblem(name, value) ?? (isValid ? undefined : quotationFields[name].malformed);
}

/** Asks the browser. A domain beyond ASCII is converted first: some browsers refuse one that was not typed. */
function isEmailAddress(address: string): boolean {
  const input = document.createElement("input");
  input.type = "email";
  input.value = withAsciiDomain(address);
  return input.validity.valid;
}

/** Returns `3 answers are missing.` or `3 answers need another look.`; undefined if nothing is wrong. */
export function problemSummary(problems: FieldProblems): string | undefined {
  const names = fieldNames.filter((name) => problems[name]);
  if (names.length === 0) return undefined;
  const areMissing = names.every(
    (name) => isTextField(name) && problems[name] === quotationFields[name].missing,
  );
  const [answers, are, need] =
    names.length === 1 ? ["One answer", "is", "needs"] : [`${names.length} answers`, "are", "need"];
  return areMissing ? `${answers} ${are} missing.` : `${answers} ${need} another look.`;
}

/** Returns the trimmed values of a valid form. */
export function readQuotation(form: HTMLFormElement): Quotation {
  const entries = fieldNames.map((name) => {
    const { value } = controlOf(form, name);
    return [name, isTextField(name) ? trimEnds(value) : Number(value)];
  });
  return Object.fromEntries(entries);
}

export type FormControl = HTMLInputElement | HTMLTextAreaElement;

export function controlOf(form: HTMLFormElement, name: QuotationFieldName): FormControl {
  const control = form.elements.namedItem(name);
  if (isControl(control)) return control;
  throw new TypeError(`The form has no field ${name}`);
}

export function isControl(node: unknown): node is FormControl {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
}
