import { type FocusEvent, useState } from "react";
import { DeviceCountInput } from "@/components/ui/device-count-input";
import {
  cheaperLargerCount,
  deviceCountProblem,
  estimateFor,
  formatPrice,
  isDeviceCount,
  yearlyTotal,
} from "@/lib/pricing";
import {
  type FieldProblems,
  lacksEnding,
  quotationFields,
  SPAM_TRAP_FIELD,
  type TextFieldName,
  textFieldNames,
} from "@/lib/quotation/fields";
import { type FormControl, isControl } from "@/lib/quotation/browser/validate-form";
import { FieldRow } from "./field-row";

type FormFieldsProps = {
  problems: FieldProblems;
  /** As typed, so it may be no count at all. */
  devices: string;
  onDevices: (devices: string) => void;
};

export function FormFields({ problems, devices, onDevices }: FormFieldsProps) {
  return (
    <>
      <div className="max-md:border-y max-md:border-border max-md:py-3">
        <FieldRow name="qty" problem={problems.qty ?? refusal(devices)}>
          {(tied) => (
            <div className="flex flex-wrap items-center justify-between gap-x-2">
              <DeviceCountInput
                {...tied}
                data-parameter="qty"
                value={devices}
                onChange={onDevices}
                className="w-13 lg:w-20"
              />
              {/* Always of the same height, so that nothing moves when the advice comes or goes. */}
              <p className="estimate-beside needs-island">
                {isDeviceCount(Number(devices)) && <Estimate devices={Number(devices)} />}
              </p>
              <p className="hidden max-w-[16em] text-label [@media(scripting:none)]:block">
                Set the number here: without JavaScript a link cannot.
              </p>
            </div>
          )}
        </FieldRow>
      </div>
      <div className="max-md:grid max-md:gap-x-6 max-md:gap-y-3 sm:max-md:grid-cols-2">
        {requiredTexts.map((name) => (
          <TextRow key={name} name={name} problem={problems[name]} />
        ))}
      </div>
      <fieldset className="max-md:border-t max-md:border-border max-md:pt-2.5 max-md:*:clear-both">
        <legend className="float-left mb-2 w-full text-label md:sr-only">Optional</legend>
        {optionalLines.map((name) => (
          <TextRow key={name} name={name} problem={problems[name]} />
        ))}
        <div className="field-pairs">
          {optionalTexts.map((name) => (
            <TextRow key={name} name={name} problem={problems[name]} />
          ))}
        </div>
      </fieldset>
      <div hidden>
        <label htmlFor={SPAM_TRAP_FIELD}>Leave this empty</label>
        <input id={SPAM_TRAP_FIELD} name={SPAM_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

const requiredTexts = textFieldNames.filter((name) => quotationFields[name].required);
const optional = textFieldNames.filter((name) => !quotationFields[name].required);
const optionalLines = optional.filter((name) => quotationFields[name].hasLines);
const optionalTexts = optional.filter((name) => !quotationFields[name].hasLines);

/** In the order of the form, number first: it is what the page asks about, and what the estimate follows. */
export const shownFields = ["qty", ...requiredTexts, ...optionalLines, ...optionalTexts] as const;

/** What is wrong with a number that was typed or asked for; nothing yet of one that is still to come. */
function refusal(devices: string): string | undefined {
  const problem = devices && deviceCountProblem(devices);
  return problem ? `${problem}.` : undefined;
}

/** What the number of devices comes to. */
function Estimate({ devices }: { devices: number }) {
  const { total, sum } = estimateFor(devices);
  const cheaper = cheaperLargerCount(devices);
  return (
    <>
      Yearly estimate
      <strong className="block text-[1.3125rem] tracking-[-.022em] whitespace-nowrap max-[22.5rem]:text-lg">
        {total}
      </strong>
      {cheaper === undefined ? (
        sum
      ) : (
        <span className="text-ink">
          {cheaper} cost less: {formatPrice(yearlyTotal(cheaper))}
        </span>
      )}
    </>
  );
}

/** The constraints are the ones that the server's schema is made from; a browser on its own says `title` beside them. */
function TextRow({ name, problem }: { name: TextFieldName; problem: string | undefined }) {
  const { hasLines, type, autoComplete, required, maxLength, pattern, malformed, help } =
    quotationFields[name];
  const [isIncomplete, setIncomplete] = useState(false);
  const shared = { required, maxLength, dir: "auto", className: "field w-full" };
  const ofOneLine = { type, autoComplete, pattern, title: malformed };
  const listeners = {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<FormControl>) => {
      // Not on the way to the button, which would move away under a press that has begun.
      if (isControl(relatedTarget))
        setIncomplete(name === "company_email" && lacksEnding(currentTarget.value.trim()));
    },
    onInput: () => setIncomplete(false),
  };
  const doubt =
    isIncomplete && !problem && "Is the address complete? It has no ending such as .com";
  return (
    <FieldRow name={name} problem={problem} help={doubt || help}>
      {(tied) =>
        hasLines ? (
          <textarea {...tied} {...shared} {...listeners} rows={1} />
        ) : (
          <input {...tied} {...shared} {...listeners} {...ofOneLine} />
        )
      }
    </FieldRow>
  );
}
