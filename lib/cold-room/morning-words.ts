import { formatTemperature } from "@/lib/format";
import { toTenth } from "@/lib/cold-room/room-state";
import { clock, events, morning, night, room } from "./night";
import type { Game } from "./visitors-night";

/** How the sky looks over the closing panel: the night goes on, the stock was kept cold, or it was not. */
export type MorningLook = "open" | "kept" | "lost";

/** What the closing panel says of the visitor's night, or of the site's own as long as nothing is played. */
export function morningWords({ phase, minute, samples, closedAt }: Game) {
  const stock = toTenth(samples.at(-1)?.stock ?? NaN);
  const warmest = toTenth(Math.max(...samples.map((sample) => sample.stock)));
  if (phase === "rest") {
    const closed = `The door was closed at ${clock(events.closed.minute)}`;
    const degrees = formatTemperature(morning.attended.stock);
    return words("kept", night.lengthMinutes, STILL_COLD, `${closed}: ${degrees}.`);
  }
  if (phase === "playing") {
    if (closedAt === undefined) return words("open", minute, ["The door is", "still open."]);
    return words("open", minute, ["The door is", "closed."], "The night goes on.");
  }
  const limit = `Its limit is ${room.limit}.`;
  const title = ["The stock is", `${formatTemperature(stock)}.`] as const;
  const look = stock > night.high ? "lost" : "kept";
  if (closedAt === undefined) return words(look, minute, title, `You left the door open. ${limit}`);
  const closed = `You closed the door at ${clock(closedAt)}`;
  if (look === "lost") return words(look, minute, title, `${closed}. ${limit}`);
  if (warmest > night.high)
    return words(look, minute, title, `${closed}. It went up to ${formatTemperature(warmest)}.`);
  return words(look, minute, STILL_COLD, `${closed}: ${formatTemperature(stock)}.`);
}

const STILL_COLD = ["The stock is", "still\u00a0cold."] as const;

/** Without a `line` the visitor is asked to close the door. */
function words(look: MorningLook, minute: number, title: readonly [string, string], line?: string) {
  return { look, time: clock(minute), title, line };
}
