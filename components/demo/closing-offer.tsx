"use client";

import { useState } from "react";
import { phoneHref } from "@/lib/format";
import { MIN_DEVICES } from "@/lib/pricing";
import { DeviceCountInput } from "@/components/ui/device-count-input";

/** The real thing: how many devices, and two ways to ask. A form, so that the browser alone carries what was typed. */
export function ClosingOffer({ phone }: { phone: string }) {
  const [value, setValue] = useState(String(MIN_DEVICES));
  return (
    <form action="/contact-us#quotation">
      {/* Without JavaScript the page that follows could not read it, and asks itself. */}
      <div className="noscript:hidden">
        <label htmlFor="devices" className="mb-2 block font-medium text-ink">
          Number of devices
        </label>
        <DeviceCountInput id="devices" name="qty" value={value} onChange={setValue} />
      </div>
      <p className="mt-6 actions">
        <button data-cta className="button">
          Get a quotation
        </button>
        <span>
          or call{" "}
          <a href={phoneHref(phone)} className="inline-block py-3 text-link">
            {phone}
          </a>
        </span>
      </p>
    </form>
  );
}
