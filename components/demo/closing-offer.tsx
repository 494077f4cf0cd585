"use client";

import { useState } from "react";
import { deviceCount, MAX_DEVICES, MIN_DEVICES } from "@/lib/pricing";
import { StepButton } from "@/components/ui/step-button";

type ClosingOfferProps = { phone: string; phoneHref: string };

/** The real thing: how many rooms, and two ways to ask. */
export function ClosingOffer({ phone, phoneHref }: ClosingOfferProps) {
  const [rooms, setRooms] = useState(MIN_DEVICES);
  return (
    <>
      <div role="group" aria-label="Devices" className="flex items-center gap-4">
        <StepButton
          direction="down"
          label="One device fewer"
          disabled={rooms === MIN_DEVICES}
          onClick={() => setRooms(rooms - 1)}
        />
        <output className="min-w-24 text-center font-medium text-ink">{deviceCount(rooms)}</output>
        <StepButton
          direction="up"
          label="One device more"
          disabled={rooms === MAX_DEVICES}
          onClick={() => setRooms(rooms + 1)}
        />
      </div>
      <p className="mt-6 actions">
        <a href={`/contact-us?qty=${rooms}`} className="button">
          Get a quotation
        </a>
        <span>
          or call{" "}
          <a href={phoneHref} className="inline-block py-3 text-link">
            {phone}
          </a>
        </span>
      </p>
    </>
  );
}
