import { useEffect, useRef, useState } from "react";
import {
  DEFAULT_DEVICES,
  deviceCountProblem,
  MAX_DEVICES,
  MIN_DEVICES,
  quotationPath,
} from "@/lib/pricing";

/** The number of devices, which the visitor types, sets with the slider, or steps to. */
export function useDeviceCount() {
  const [typed, setTyped] = useState(String(DEFAULT_DEVICES));
  /** Whether the slider has announced the total already. The status must not repeat it then. */
  const [isSpoken, setSpoken] = useState(true);
  const numberRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const problem = deviceCountProblem(typed);
  const devices = problem ? undefined : Number(typed);

  useEffect(() => {
    // Adopts a value that the visitor entered, or that the browser restored, before hydration.
    const inputs = [numberRef.current, sliderRef.current];
    const early = inputs.find((input) => input && input.value !== input.defaultValue);
    if (early) choose(early.value);
  }, []);

  useEffect(() => {
    // The other quotation links of the page are outside this component.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-quotation]")) {
      link.href = quotationPath(devices);
    }
  }, [devices]);

  function choose(value: string, isSpokenAlready = false) {
    const [number, slider] = [numberRef.current, sliderRef.current];
    // A text that is no number reads as "", and stays.
    if (number && number.value !== value) number.value = value;
    if (slider) slider.value = String(nearestCount(value));
    setTyped(value);
    setSpoken(isSpokenAlready);
  }

  return { typed, problem, devices, isSpoken, choose, numberRef, sliderRef };
}

/** Returns the device count at which the slider stands for a typed text. */
export function nearestCount(typed: string): number {
  const count = Math.round(Number(typed)) || MIN_DEVICES;
  return Math.min(MAX_DEVICES, Math.max(MIN_DEVICES, count));
}
