import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { AlertCard } from "@/components/ui/alert-card";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { alertSentences, moments } from "@/lib/cold-room/incident";
import { DOOR_BUTTON, focusDoor } from "./door-controls";
import { closeDoor, leaveDoorOpen, type HomeView } from "./home-session";

const VIBRATION_MS = 180;
const { minute, air } = moments.alerted;

/**
 * The alert, fixed in the window until the visitor decides. It takes the focus only from the door's button, which it
 * covers on a phone. The decision moves the focus to the door's button.
 */
export function FloatingAlert({ isAwaiting }: HomeView) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const isTooSoon = usePressGuard(isAwaiting);

  // Before the browser paints: below `desk` the door's button is hidden while the alert waits, and then loses the focus.
  useLayoutEffect(() => {
    if (!isAwaiting) return;
    if (document.activeElement?.id === DOOR_BUTTON)
      closeButton.current?.focus({ preventScroll: true });
    const before = document.title;
    document.title = `${clock(minute)} Alert: ${formatTemperature(air)}`;
    const isHandheld = matchMedia(
      "(pointer: coarse) and (prefers-reduced-motion: no-preference)",
    ).matches;
    if (isHandheld) navigator.vibrate?.(VIBRATION_MS);
    return () => void (document.title = before);
  }, [isAwaiting]);

  function decide(act: () => void) {
    return () => {
      if (isTooSoon()) return;
      flushSync(act);
      focusDoor();
    };
  }

  return (
    <section
      aria-label="Alert from Temp Guard"
      hidden={!isAwaiting}
      className="floating-alert print:hidden"
    >
      <AlertCard
        title={`${clock(minute)} Alert`}
        aside="The night waits"
        sentences={alertSentences}
        className="max-h-[calc(100svh-94px)] overflow-y-auto tab:max-desk:grid tab:max-desk:grid-cols-[1fr_auto] tab:max-desk:gap-x-6"
      >
        <p className="flex flex-wrap gap-2 max-tab:mt-3 tab:max-desk:col-start-2 tab:max-desk:row-span-2 tab:max-desk:row-start-1 tab:max-desk:self-center desk:mt-3">
          <button
            ref={closeButton}
            type="button"
            className="button min-h-12 grow px-1.5 text-base tab:max-desk:px-5"
            onClick={decide(closeDoor)}
          >
            Close the door
          </button>
          <button
            type="button"
            className="min-h-12 grow button-outline px-1.5 text-base font-medium tab:max-desk:px-5"
            onClick={decide(leaveDoorOpen)}
          >
            Leave it open
          </button>
        </p>
      </AlertCard>
    </section>
  );
}
