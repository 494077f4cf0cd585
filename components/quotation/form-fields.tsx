import { DeviceCountInput } from "@/components/ui/device-count-input";
import {
  cheaperLargerCount,
  deviceCountProblem,
  formatPrice,
  isDeviceCount,
  planFor,
  yearlyTotal,
} from "@/lib/pricing";
import {
  type FieldProblems,
  fieldNames,
  isTextField,
  quotationFields,
  SPAM_TRAP_FIELD,
  type TextFieldName,
} from "@/lib/quotation/fields";
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
        <FieldRow name="qty" error={problems.qty ?? refusal(devices)}>
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
              <p className="needs-island min-h-21 grow basis-26 content-center text-right text-label leading-tight min-[24rem]:max-md:min-h-16 xl:min-h-16">
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
          <TextField key={name} name={name} error={problems[name]} />
        ))}
      </div>
      <div className="max-md:grid max-md:gap-3 min-[340px]:max-md:grid-cols-2 sm:max-md:gap-x-6">
        {optionalTexts.map((name) => (
          <TextField key={name} name={name} error={problems[name]} />
        ))}
      </div>
      <div hidden>
        <label htmlFor={SPAM_TRAP_FIELD}>Leave this empty</label>
        <input id={SPAM_TRAP_FIELD} name={SPAM_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

const texts = fieldNames.filter(isTextField);
const requiredTexts = texts.filter((name) => quotationFields[name].required);
const optionalTexts = texts.filter((name) => !quotationFields[name].required);

/** The number first: it is what the page asks about, and what the estimate follows. */
export const shownFields = ["qty", ...requiredTexts, ...optionalTexts] as const;

/** What is wrong with a number that was typed or asked for; nothing yet of one that is still to come. */
function refusal(devices: string): string | undefined {
  const problem = devices && deviceCountProblem(devices);
  return problem ? `${problem}.` : undefined;
}

/** What the number of devices comes to. */
function Estimate({ devices }: { devices: number }) {
  const { title, annually } = planFor(devices);
  const cheaper = cheaperLargerCount(devices);
  return (
    <>
      Yearly estimate
      <strong className="block text-[1.3125rem] tracking-[-.022em] whitespace-nowrap max-[22.5rem]:text-lg">
        {formatPrice(yearlyTotal(devices))}
      </strong>
      {cheaper === undefined ? (
        <>
          <span className="max-[410px]:hidden md:max-desk:hidden">{title}, </span>
          {devices} × {formatPrice(annually)}
        </>
      ) : (
        <span className="text-cold">
          {cheaper} would cost {formatPrice(yearlyTotal(cheaper))}
        </span>
      )}
    </>
  );
}

/** The constraints are the ones that the server's schema is made from; a browser on its own says `title` beside them. */
function TextField({ name, error }: { name: TextFieldName; error: string | undefined }) {
  const { type, autoComplete, required, maxLength, pattern, malformed } = quotationFields[name];
  return (
    <FieldRow name={name} error={error}>
      {(tied) => (
        <input
          {...tied}
          type={type}
          dir="auto"
          autoComplete={autoComplete}
          required={required}
          maxLength={maxLength}
          pattern={pattern}
          title={malformed}
          className="field w-full"
        />
      )}
    </FieldRow>
  );
}
