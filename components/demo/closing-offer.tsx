"use client";

import { useState } from "react";
import { phoneHref } from "@/lib/format";
import { isDeviceCount, MIN_DEVICES, quotationPath } from "@/lib/pricing";
import { DeviceCountInput } from "@/components/ui/device-count-input";

/** The real thing: how many devices, and two ways to ask. */
export function ClosingOffer({ phone }: { phone: string }) {
  const [value, setValue] = useState(String(MIN_DEVICES));
  const devices = isDeviceCount(Number(value)) ? Number(value) : MIN_DEVICES;
  return (
    <>
      <label htmlFor="devices" className="mb-2 block font-medium text-ink">
        Number of devices
      </label>
      <DeviceCountInput id="devices" value={value} onChange={setValue} />
      <p className="mt-6 actions">
        <a href={quotationPath(devices)} data-cta className="button">
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
