import { useEffect } from "react";
import { AlertCard } from "@/components/ui/alert-card";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { aboveLimitFor, alertSentences, events } from "@/lib/cold-room/incident";
import { focusDoor } from "./door-controls";
import { closeDoor, leaveDoorOpen, type HomeView } from "./home-session";

const VIBRATION_MS = 180;
const { minute, air } = events.alerted;

/** The alert over the page, wherever the visitor is, until the visitor decides. It never takes the focus. */
export function FloatingAlert({ isAwaiting }: HomeView) {
  const isTooSoon = usePressGuard(isAwaiting);

  useEffect(() => {
    if (!isAwaiting) return;
    const before = document.title;
    document.title = `${clock(minute)} Alert: ${formatTemperature(air)}`;
    const isHandheld = matchMedia(
      "(pointer: coarse) and (prefers-reduced-motion: no-preference)",
    ).matches;
    if (isHandheld) navigator.vibrate?.(VIBRATION_MS);
    return () => void (document.title = before);
  }, [isAwaiting]);

  /** The pressed button disappears: the focus moves to the door's, without a scroll. */
  function decide(act: () => void) {
    return () => {
      if (isTooSoon()) return;
      focusDoor();
      act();
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
        sentences={[alertSentences[0], aboveLimitFor(minute - events.limitExceeded.minute)]}
      >
        <p className="mt-3 flex flex-wrap gap-2">
          <button
            type="button"
            className="button min-h-12 grow px-2 text-base"
            onClick={decide(closeDoor)}
          >
            Close the door
          </button>
          <button
            type="button"
            className="min-h-12 grow button-outline px-2 text-base font-medium"
            onClick={decide(leaveDoorOpen)}
          >
            Leave it open
          </button>
        </p>
      </AlertCard>
    </section>
  );
}
