import { type ComponentProps, type FocusEvent, useState } from "react";
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
  fieldNames,
  isTextField,
  lacksEnding,
  quotationFields,
  SPAM_TRAP_FIELD,
  type TextFieldName,
} from "@/lib/quotation/fields";
import { isControl } from "@/lib/quotation/browser/validate-form";
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
        <FieldRow
          name="message"
          problem={problems.message}
          help="Rooms, goods, limits. Whatever helps us to answer."
        >
          {(tied) => (
            <textarea
              {...tied}
              rows={1}
              dir="auto"
              maxLength={quotationFields.message.maxLength}
              className="field w-full"
            />
          )}
        </FieldRow>
        <div className="address-row">
          {addressTexts.map((name) => (
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

const requiredTexts = fieldNames.filter(isTextField).filter((n) => quotationFields[n].required);
const addressTexts = ["company_address", "company_street"] as const;

/** In the order of the form, number first: it is what the page asks about, and what the estimate follows. */
export const shownFields = ["qty", ...requiredTexts, "message", ...addressTexts] as const;

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

function TextRow({ name, problem }: { name: TextFieldName; problem: string | undefined }) {
  const [isIncomplete, setIncomplete] = useState(false);
  const look = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // Not on the way to the button, which would move away under a press that has begun.
    if (isControl(relatedTarget))
      setIncomplete(name === "company_email" && lacksEnding(currentTarget.value.trim()));
  };
  return (
    <FieldRow
      name={name}
      problem={problem}
      help={isIncomplete && !problem && "Is the address complete? It has no ending such as .com"}
    >
      {(tied) => (
        <TextInput {...tied} name={name} onBlur={look} onInput={() => setIncomplete(false)} />
      )}
    </FieldRow>
  );
}

/** The constraints are the ones that the server's schema is made from; a browser on its own says `title` beside them. */
function TextInput({ name, ...rest }: ComponentProps<"input"> & { name: TextFieldName }) {
  const { type, autoComplete, required, maxLength, pattern, malformed } = quotationFields[name];
  return (
    <input
      {...rest}
      name={name}
      type={type}
      dir="auto"
      autoComplete={autoComplete}
      required={required}
      maxLength={maxLength}
      pattern={pattern}
      title={malformed}
      className="field w-full"
    />
  );
}
