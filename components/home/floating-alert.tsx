import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { AlertCard } from "@/components/ui/alert-card";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { alertSentences, moments } from "@/lib/cold-room/incident";
import { DOOR_BUTTON, focusDoor } from "./door-controls";
import { closeDoor, leaveDoorOpen } from "./home-session";

const { minute, air } = moments.alerted;

/** The alert, fixed in the window until the visitor decides. It takes the focus only from the door's button. */
export function FloatingAlert({ isAwaiting }: { isAwaiting: boolean }) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const isTooSoon = usePressGuard(isAwaiting);

  // Before the browser paints: below `desk` the door's button is hidden while the alert waits, and then loses the focus.
  useLayoutEffect(() => {
    if (!isAwaiting) return;
    if (document.activeElement?.id === DOOR_BUTTON)
      closeButton.current?.focus({ preventScroll: true });
    const before = document.title;
    document.title = `${clock(minute)} Alert: ${formatTemperature(air)}`;
    if (!matchMedia("(prefers-reduced-motion)").matches) navigator.vibrate?.(180);
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
      className="floating-alert fixed z-9 origin-bottom-left [transition:.3s_var(--ease-out)] starting:[scale:.96] starting:opacity-0 print:hidden"
    >
      <AlertCard
        title={`${clock(minute)} Alert`}
        aside="The night waits"
        sentences={alertSentences}
        className="flex max-h-[calc(100svh-94px)] flex-wrap items-center gap-x-6 gap-y-3 overflow-y-auto *:flex-[1_1_17rem]"
      >
        <p className="flex flex-wrap gap-2">
          <button
            ref={closeButton}
            type="button"
            className="button min-h-12 grow px-1.5 text-base"
            onClick={decide(closeDoor)}
          >
            Close the door
          </button>
          <button
            type="button"
            className="button-size min-h-12 grow button-outline px-1.5 text-base"
            onClick={decide(leaveDoorOpen)}
          >
            Leave it open
          </button>
        </p>
      </AlertCard>
    </section>
  );
}
