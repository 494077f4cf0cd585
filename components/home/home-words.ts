import { announcement } from "@/lib/cold-room/announcement";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { aboveLimitFor, incident, moments, outcomes } from "@/lib/cold-room/incident";
import { verdict } from "@/lib/cold-room/verdict";
import { formatTemperature } from "@/lib/format";
import type { HomeView } from "./home-session";

/** Returns the text below the time, beside the device. */
export function statusText({ stage, minute, status, isStockOver }: HomeView): string {
  if (stage === "closed")
    return status === "within" ? "Door closed, in range." : "Door closed, the air is cooling.";
  if (stage === "left") return isStockOver ? `Stock above ${incident.limit}.` : "Door still open.";
  if (status === "within") return "Door open, in range.";
  return aboveLimitFor(Math.floor(minute) - moments.limitExceeded.minute);
}

type Cause = { word: string; at?: number };

/** Returns what leads to the stock at 06:00 in the visitor's night and in the other one. */
export function stockCauses({ stage, closedAt, wasAlerted, other }: HomeView): [Cause, Cause] {
  const closed = { word: "Door closed", at: closedAt };
  const open = { word: "Left open" };
  const told = { word: "Told", at: moments.alerted.minute };
  const own =
    stage === "idle" || (wasAlerted && closedAt !== undefined)
      ? told
      : closedAt === undefined
        ? open
        : closed;
  if (other === incident.attended) return [own, { word: "Door closed" }];
  return [own, wasAlerted ? { word: "Nobody told" } : open];
}

/** Returns the announcement for screen readers. */
export function homeAnnouncement(view: HomeView): string {
  const { session, stage, closedAt = 0, wasAlerted } = view;
  const notice = announcement(session);
  // A door that is closed just before the alert does not prevent it, because readings come every five minutes.
  const isAlertedLater = closedAt < moments.alerted.minute && wasAlerted;
  if (stage === "closed" && !isAlertedLater) return `The door was closed at ${clock(closedAt)}.`;
  if (stage === "left") return "The door stays open.";
  if (stage === "open" && !notice) return `${clock(moments.doorOpened.minute)}. The door is open.`;
  if (stage === "alert")
    return `${notice} The night waits for you. Close the door, or leave it open: the alert is the first thing after the page’s header.`;
  if (stage !== "kept" && stage !== "lost") return notice;
  const { title, line } = closingWords(view);
  return `${title} ${line}`;
}

/**
 * Returns the text of the closing panel and, at the end, of the verdict. While the session is idle, the text describes
 * the reference incident.
 */
export function closingWords({ stage, minute, night }: HomeView) {
  if (stage === "open" || stage === "alert" || stage === "closed" || stage === "left") {
    const title = `The door is ${stage === "closed" ? "closed" : "still\u00a0open"}.`;
    const line = stage === "alert" ? "The night waits for you." : "The night goes on.";
    return { sky: "open", time: clock(minute), title, line } as const;
  }
  const outcome = { ...verdict(night), time: clock(NIGHT_MINUTES) };
  return stage === "idle" ? { ...outcome, line: incidentLine } : outcome;
}

const incidentLine = `The door was closed at ${clock(moments.doorClosed.minute)}. At ${clock(NIGHT_MINUTES)} the stock is ${formatTemperature(outcomes.attended.stock)}.`;
