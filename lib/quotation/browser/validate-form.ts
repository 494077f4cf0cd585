import {
  DEVICES_MESSAGE,
  type Quotation,
  type QuotationFieldName,
  quotationFields,
  type TextFieldName,
  tooLongMessage,
  UNPRINTABLE_MESSAGE,
} from "@/lib/quotation/fields";

export type FieldProblems = Partial<Record<QuotationFieldName, string>>;

/** What is wrong with the form by the browser's own constraints, field by field, with how to mend it. */
export function fieldProblems(form: HTMLFormElement): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of fieldNames) {
    const problem = fieldProblem(inputOf(form, name));
    if (problem) problems[name] = problem;
  }
  return problems;
}

export function fieldProblem(input: HTMLInputElement): string | undefined {
  if (input.validity.valid) return undefined;
  if (!isTextField(input.name)) return DEVICES_MESSAGE;
  const { missing, maxLength, ...rest } = quotationFields[input.name];
  if (!input.value.trim()) return missing;
  if (input.validity.tooLong) return tooLongMessage(maxLength);
  return "malformed" in rest ? rest.malformed : UNPRINTABLE_MESSAGE;
}

/** The seven keys of a request, as the form holds them. */
export function readQuotation(form: HTMLFormElement): Quotation {
  const text = (name: TextFieldName) => inputOf(form, name).value;
  return {
    your_name: text("your_name"),
    company_email: text("company_email"),
    company_contact: text("company_contact"),
    qty: inputOf(form, "qty").valueAsNumber,
    company_name: text("company_name"),
    company_address: text("company_address"),
    company_street: text("company_street"),
  };
}

export const fieldNames: QuotationFieldName[] = [
  "your_name",
  "company_email",
  "company_contact",
  "qty",
  "company_name",
  "company_address",
  "company_street",
];

export function inputOf(form: HTMLFormElement, name: QuotationFieldName): HTMLInputElement {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) throw new TypeError(`The form has no field ${name}`);
  return input;
}

function isTextField(name: string): name is TextFieldName {
  return name in quotationFields;
}
