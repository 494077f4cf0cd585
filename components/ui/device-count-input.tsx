import type { ComponentProps, MouseEvent } from "react";
import { MAX_DEVICES, MIN_DEVICES } from "@/lib/pricing";
import { Icon } from "./icon";

type DeviceCountInputProps = Omit<ComponentProps<"input">, "type"> & {
  /** The text of the field, which may not be a device count. The field itself keeps it. */
  typed: string;
};

/** An input for the number of devices, with buttons that step by one. The caller renders its label, with `htmlFor`. */
export function DeviceCountInput({ typed, className, ...input }: DeviceCountInputProps) {
  return (
    <div className="flex gap-2">
      <StepButton by={-1} typed={typed} />
      <input
        type="number"
        inputMode="numeric"
        min={MIN_DEVICES}
        max={MAX_DEVICES}
        step={1}
        required
        className={`field text-center font-medium ${className}`}
        {...input}
      />
      <StepButton by={1} typed={typed} />
    </div>
  );
}

function StepButton({ by, typed }: { by: 1 | -1; typed: string }) {
  const isAtEnd = (count: number) => (by > 0 ? count >= MAX_DEVICES : count <= MIN_DEVICES);

  function handleClick({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const input = button.parentElement?.querySelector("input");
    if (!input) return;
    if (by > 0) input.stepUp();
    else input.stepDown();
    input.dispatchEvent(new Event("input", { bubbles: true }));
    // At an end of the range the button becomes disabled and would lose the focus, which the other button takes over.
    const other = button.parentElement?.querySelector<HTMLElement>(`button:not([value="${by}"])`);
    if (isAtEnd(Number(input.value)) && document.activeElement === button) other?.focus();
  }

  return (
    <button
      type="button"
      value={by}
      aria-label={`${by > 0 ? "Increase" : "Decrease"} number of devices`}
      disabled={isAtEnd(Number(typed))}
      onClick={handleClick}
      className="grid min-h-[48px] w-[48px] shrink-0 touch-manipulation place-items-center button-outline print:hidden no-js:hidden"
    >
      <Icon width="16" height="16" d={by < 0 ? "M1 8h14" : "M1 8h14M8 1v14"} />
    </button>
  );
}
