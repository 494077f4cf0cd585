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
} from "@/lib/quotation/fields";

/** What is wrong with the form, field by field, with how to mend it. */
export function fieldProblems(form: HTMLFormElement): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of fieldNames) {
    const problem = fieldProblem(inputOf(form, name));
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** What the server would say of it, and what the browser says of an e-mail address. */
export function fieldProblem({ name, value, validity }: HTMLInputElement): string | undefined {
  if (!isTextField(name)) {
    const problem = deviceCountProblem(value);
    return problem && `${problem}.`;
  }
  return textProblem(name, value) ?? (validity.valid ? undefined : quotationFields[name].malformed);
}

/** The request in a form, as the server will read them. */
export function readQuotation(form: HTMLFormElement): Quotation {
  const entries = fieldNames.map((name) => {
    const { value, valueAsNumber } = inputOf(form, name);
    return [name, isTextField(name) ? trimEnds(value) : valueAsNumber];
  });
  return Object.fromEntries(entries) as Quotation;
}

export function inputOf(form: HTMLFormElement, name: QuotationFieldName): HTMLInputElement {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) throw new TypeError(`The form has no field ${name}`);
  return input;
}
