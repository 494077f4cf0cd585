import { useEffect, useState } from "react";

/** Of an element, so much has to be in the window, below the header. */
const SHARE = 0.6;

/** Whether `[data-sight=name]` is in sight while `isOn`; nothing as long as that is not known. */
export function useInSight(name: "door" | "panel", isOn: boolean): boolean | undefined {
  const [isSeen, setSeen] = useState<boolean>();
  useEffect(() => {
    const element = document.querySelector(`[data-sight=${name}]`);
    if (!isOn || !element) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen((entries.at(-1)?.intersectionRatio ?? 0) >= SHARE - 0.01),
      { threshold: SHARE, rootMargin: "-64px 0px 0px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setSeen(undefined);
    };
  }, [name, isOn]);
  return isSeen;
}
