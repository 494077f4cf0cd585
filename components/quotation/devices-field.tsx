import type { RefObject } from "react";
import { isDeviceCount, MAX_DEVICES, MIN_DEVICES } from "@/lib/pricing";
import { FieldRow } from "./field-row";
import { StepButton } from "@/components/ui/step-button";

type DevicesFieldProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

export function DevicesField({ inputRef, value, onChange, error }: DevicesFieldProps) {
  const devices = Number(value);

  function step(by: number) {
    const next = isDeviceCount(devices) ? devices + by : Math.round(devices) || MIN_DEVICES;
    onChange(String(Math.min(MAX_DEVICES, Math.max(MIN_DEVICES, next))));
  }

  return (
    <FieldRow name="qty" label="Number of devices" error={error}>
      <div className="flex gap-2">
        <StepButton
          direction="down"
          label="One device fewer"
          disabled={devices <= MIN_DEVICES}
          onClick={() => step(-1)}
        />
        <input
          ref={inputRef}
          id="qty"
          name="qty"
          type="number"
          inputMode="numeric"
          min={MIN_DEVICES}
          max={MAX_DEVICES}
          step={1}
          required
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "qty-error" : undefined}
          className="field w-20 text-center font-medium"
        />
        <StepButton
          direction="up"
          label="One device more"
          disabled={devices >= MAX_DEVICES}
          onClick={() => step(1)}
        />
      </div>
    </FieldRow>
  );
}
