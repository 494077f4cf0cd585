import { announcement } from "@/lib/cold-room/announcement";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { aboveLimitFor, moments, incident } from "@/lib/cold-room/incident";
import { toTenth } from "@/lib/cold-room/physics";
import { formatTemperature } from "@/lib/format";
import type { HomeView } from "./home-session";

/** Returns the text below the time, beside the device. It is empty at the end, when the verdict states the result. */
export function statusText({ phase, minute, closedAt, declinedAt, status }: HomeView): string {
  if (phase === "finished") return "";
  if (closedAt !== undefined)
    return status === "within" ? "Door closed, in range." : "Door closed, the air is falling.";
  if (declinedAt !== undefined) return "Door still open.";
  if (status === "within") return "Door open, in range.";
  return aboveLimitFor(Math.floor(minute) - moments.limitExceeded.minute);
}

/** Returns the announcement for screen readers. */
export function homeAnnouncement(view: HomeView): string {
  const { session, phase, closedAt, declinedAt, wasAlerted, isAwaiting } = view;
  if (phase === "idle") return "";
  const notice = announcement(session);
  if (phase === "finished") return notice;
  // A door that is closed just before the alert does not prevent it, because readings come every five minutes.
  const isAlertedLater = closedAt !== undefined && closedAt < moments.alerted.minute && wasAlerted;
  if (closedAt !== undefined && !isAlertedLater)
    return `The door was closed at ${clock(closedAt)}.`;
  if (declinedAt !== undefined) return "The door stays open.";
  if (!notice) return `${clock(moments.doorOpened.minute)}. The door is open.`;
  if (!isAwaiting) return notice;
  return `${notice} The night waits for you. Close the door, or leave it open: the alert is the first thing after the page’s header.`;
}

/**
 * Returns the text of the closing panel and, at the end, of the verdict beside the door. While the session is idle, the
 * text describes the reference incident.
 */
export function closingWords(view: HomeView) {
  const { phase, minute, night, closedAt, isAwaiting } = view;
  if (phase === "playing") {
    const title = `The door is ${closedAt === undefined ? "still\u00a0open" : "closed"}.`;
    const line = isAwaiting ? "The night waits for you." : "The night goes on.";
    return { sky: "open", time: clock(minute), title, line } as const;
  }
  const stocks = night.map(({ stock }) => toTenth(stock));
  const [stock = NaN, warmest] = [stocks.at(-1), Math.max(...stocks)];
  const isLost = stock > incident.high;
  const title = `The stock is ${isLost ? formatTemperature(stock) : "still\u00a0cold"}.`;
  const time = clock(NIGHT_MINUTES);
  const line = `${decision(view)}${result(stock, warmest)}.`;
  return { sky: isLost ? "lost" : "kept", time, title, line } as const;
}

function decision({ phase, closedAt }: HomeView): string {
  if (phase === "idle") return `The door was closed at ${clock(moments.doorClosed.minute)}`;
  return closedAt === undefined
    ? "You left the door open"
    : `You closed the door at ${clock(closedAt)}`;
}

/** `stock` is the temperature at 06:00, `warmest` the highest of the night. */
function result(stock: number, warmest: number): string {
  if (stock > incident.high) return `. The limit is ${incident.limit}`;
  if (warmest > incident.high) return `. It went up to ${formatTemperature(warmest)}`;
  return `: ${formatTemperature(stock)}`;
}
