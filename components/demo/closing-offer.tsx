"use client";

import { useEffect, useRef, useState } from "react";
import { phoneHref } from "@/lib/format";
import { deviceCountProblem, MIN_DEVICES, quotationPath } from "@/lib/pricing";
import { DeviceCountInput } from "@/components/ui/device-count-input";

/** The real thing: how many devices, and two ways to ask. Where no script could carry the number, it is not asked for. */
export function ClosingOffer({ phone }: { phone: string }) {
  const [typed, setTyped] = useState(String(MIN_DEVICES));
  const inputRef = useRef<HTMLInputElement>(null);
  const problem = deviceCountProblem(typed);

  // What was typed before this ran.
  useEffect(() => setTyped(inputRef.current?.value ?? ""), []);

  return (
    <>
      <div className="noscript:hidden">
        <label htmlFor="devices" className="mb-2 block font-medium text-ink">
          Number of devices
        </label>
        <DeviceCountInput
          ref={inputRef}
          id="devices"
          value={typed}
          onChange={setTyped}
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby="devices-problem"
        />
        <p id="devices-problem" role="status" className="mt-2 text-sm text-warm empty:hidden">
          {problem && `${problem}.`}
        </p>
      </div>
      <p className="mt-6 actions">
        <a
          href={quotationPath(problem ? undefined : Number(typed))}
          data-cta
          className="needs-island button"
        >
          Get a quotation
        </a>
        <a href="/contact-us" className="button hidden noscript:inline-flex">
          Get a quotation
        </a>
        <span>
          or call{" "}
          <a href={phoneHref(phone)} className="inline-block py-3 text-link">
            {phone}
          </a>
        </span>
      </p>
    </>
  );
}
