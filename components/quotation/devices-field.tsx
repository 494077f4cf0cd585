import type { RefObject } from "react";
import { FieldRow } from "./field-row";
import { Stepper } from "@/components/ui/stepper";

type DevicesFieldProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

export function DevicesField({ inputRef, value, onChange, error }: DevicesFieldProps) {
  return (
    <FieldRow name="qty" label="Number of devices" error={error}>
      <Stepper
        ref={inputRef}
        id="qty"
        name="qty"
        data-parameter="qty"
        value={value}
        onChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "qty-error" : undefined}
      />
    </FieldRow>
  );
}
