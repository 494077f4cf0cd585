import type { ComponentProps, MouseEvent } from "react";
import { MAX_DEVICES, MIN_DEVICES } from "@/lib/pricing";
import { Icon } from "./icon";

type DeviceCountInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
  /** The typed text, which may not be a device count. */
  value: string;
  onChange: (value: string) => void;
};

/** An input for the number of devices, with buttons that step by one. The caller renders its label, with `htmlFor`. */
export function DeviceCountInput({ value, onChange, className, ...input }: DeviceCountInputProps) {
  return (
    <div className="flex gap-2">
      <StepButton by={-1} value={value} onChange={onChange} />
      <input
        type="number"
        inputMode="numeric"
        min={MIN_DEVICES}
        max={MAX_DEVICES}
        step={1}
        required
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`field text-center font-medium ${className}`}
        {...input}
      />
      <StepButton by={1} value={value} onChange={onChange} />
    </div>
  );
}

type StepButtonProps = Pick<DeviceCountInputProps, "value" | "onChange"> & { by: 1 | -1 };

function StepButton({ by, value, onChange }: StepButtonProps) {
  const devices = Number(value);
  const isAtEnd = (count: number) => (by > 0 ? count >= MAX_DEVICES : count <= MIN_DEVICES);

  function handleClick({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const nearest = by > 0 ? Math.floor(devices) : Math.ceil(devices);
    const next = value === "" || isNaN(nearest) ? MIN_DEVICES : nearest + by;
    const reached = Math.min(MAX_DEVICES, Math.max(MIN_DEVICES, next));
    onChange(String(reached));
    // At an end of the range the button becomes disabled and would lose the focus, which the other button takes over.
    const other = button.parentElement?.querySelector<HTMLElement>(`button:not([value="${by}"])`);
    if (isAtEnd(reached) && document.activeElement === button) other?.focus();
  }

  return (
    <button
      type="button"
      value={by}
      aria-label={`${by > 0 ? "Increase" : "Decrease"} number of devices`}
      disabled={isAtEnd(devices)}
      onClick={handleClick}
      className="grid min-h-[48px] w-[48px] shrink-0 touch-manipulation place-items-center button-outline print:hidden no-js:hidden"
    >
      <Icon width="16" height="16" d={by < 0 ? "M1 8h14" : "M1 8h14M8 1v14"} />
    </button>
  );
}
