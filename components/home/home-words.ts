import { announcement } from "@/lib/cold-room/announcement";
import { clock } from "@/lib/cold-room/clock";
import { aboveLimitFor, events, incident, incidentRoom, outcomes } from "@/lib/cold-room/incident";
import { toTenth } from "@/lib/cold-room/physics";
import { formatTemperature } from "@/lib/format";
import { type HomeView, WAIT_MINUTE } from "./home-session";

/** The words beside the device: the time and the status or, at the end, what the visitor did. */
export function statusWords(view: HomeView): { time?: string; title?: string; text: string } {
  const { phase, minute, closedAt, leftAt, status, isAwaiting } = view;
  const { alerted } = events;
  if (phase === "finished") {
    if (closedAt === undefined)
      return {
        title: "You left the door open",
        text: `after the alert at ${clock(alerted.minute)}.`,
      };
    const after = Math.floor(closedAt) - alerted.minute;
    const when = after < 0 ? "before" : after === 0 ? "right after" : `${after}\u00a0min after`;
    return { title: "You closed the door", text: `${when} the alert.` };
  }
  // The alert stays until it becomes a reminder.
  const shown = isAwaiting && minute < WAIT_MINUTE ? alerted.minute : minute;
  const title = status === "alert" && leftAt === undefined ? "Alert" : undefined;
  return { time: clock(shown), title, text: statusText(view, shown) };
}

function statusText({ closedAt, leftAt, status }: HomeView, minute: number): string {
  if (closedAt !== undefined)
    return status === "within" ? "Door closed, in range." : "Door closed, the air is falling.";
  if (leftAt !== undefined) return "Door still open.";
  if (status === "within") return "Door open, in range.";
  if (minute >= WAIT_MINUTE) return "The door is still open.";
  return aboveLimitFor(Math.floor(minute) - events.limitExceeded.minute);
}

/** Text for screen readers. `hasFloatingAlert`: whether the alert floats over the page. */
export function homeAnnouncement(view: HomeView, hasFloatingAlert: boolean): string {
  const { session, phase, minute, closedAt, leftAt, wasAlerted, isAwaiting } = view;
  if (phase === "idle") return "";
  const notice = announcement(session);
  if (phase === "finished") return notice;
  const isLate = closedAt !== undefined && closedAt < events.alerted.minute && wasAlerted;
  if (closedAt !== undefined && !isLate) return `The door was closed at ${clock(closedAt)}.`;
  if (leftAt !== undefined) return "The door stays open.";
  if (minute >= WAIT_MINUTE && isAwaiting)
    return `${clock(WAIT_MINUTE)}. The door is still open. The night waits for you.`;
  if (!notice) return `${clock(events.doorOpened.minute)}. The door is open.`;
  if (!isAwaiting) return notice;
  const place = hasFloatingAlert ? ": the alert is the first thing after the page’s header" : "";
  return `${notice} Close the door, or leave it open${place}.`;
}

/** The text of the closing panel. Without a `line`, the panel shows the button that closes the door. */
export function closingWords({ phase, minute, samples, closedAt }: HomeView) {
  if (phase === "idle") {
    const line = `The door was closed at ${clock(events.doorClosed.minute)}: ${formatTemperature(outcomes.attended.stock)}.`;
    return { sky: "kept", time: clock(incident.lengthMinutes), title: STILL_COLD, line } as const;
  }
  const time = clock(minute);
  if (phase !== "finished") {
    if (closedAt === undefined)
      return { sky: "open", time, title: ["The door is", "still open."] } as const;
    const title = ["The door is", "closed."] as const;
    return { sky: "open", time, title, line: "The night goes on." } as const;
  }
  const stocks = samples.map(({ stock }) => toTenth(stock));
  const [stock = NaN, warmest] = [stocks.at(-1), Math.max(...stocks)];
  const isLost = stock > incident.high;
  const did =
    closedAt === undefined ? "You left the door open" : `You closed the door at ${clock(closedAt)}`;
  if (isLost) {
    const title = ["The stock is", `${formatTemperature(stock)}.`] as const;
    const line = `${did}. The stock’s limit is ${incidentRoom.limit}.`;
    return { sky: "lost", time, title, line } as const;
  }
  const line =
    warmest > incident.high
      ? `${did}. The stock went up to ${formatTemperature(warmest)}.`
      : `${did}: ${formatTemperature(stock)}.`;
  return { sky: "kept", time, title: STILL_COLD, line } as const;
}

const STILL_COLD = ["The stock is", "still\u00a0cold."] as const;
