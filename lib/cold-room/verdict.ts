import { formatTemperature } from "@/lib/format";
import { toTenth } from "@/lib/cold-room/room-state";
import { clock, events, night } from "./night";
import { NIGHT_MINUTES } from "./simulate-night";
import { type Game, isAlertDue } from "./visitors-night";

/** A sentence or two; the stock's temperature is apart, as it has a colour of its own. */
export type Verdict = [before: string, stock: string, after: string];

/** What the visitor's night comes to with the door as it is now. */
export function verdictOf(game: Game): Verdict {
  const { closedAt, samples } = game;
  const stocks = samples.map(({ stock }) => stock);
  if (closedAt === undefined) return stockVerdict("You left the door open.", stocks, night);
  const closed = `You closed the door at ${clock(closedAt)}`;
  const degrees = formatTemperature(morningOf(stocks));
  if (!isAlertDue(game))
    return [`${closed}, before the alert. The stock is `, degrees, ` at ${MORNING}.`];
  if (closedAt < events.alert.minute) {
    const but = "but the air was still too warm and the alert came.";
    return [`${closed}, ${but} The stock is `, degrees, "."];
  }
  return stockVerdict(`${closed}.`, stocks, night);
}

/**
 * What a night has come to for the stock of a room, after the story of who did what. `stocks` are its temperatures in
 * their order, the last one that of the morning, and `low` and `high` its limits, all in °C.
 */
export function stockVerdict(
  story: string,
  stocks: number[],
  { low, high }: { low: number; high: number },
): Verdict {
  const stock = morningOf(stocks);
  const degrees = formatTemperature(stock);
  if (stock > high || stock < low) {
    const distance = formatTemperature(Math.max(stock - high, low - stock));
    const side = stock > high ? "over" : "under";
    return [`${story} The stock is `, degrees, ` at ${MORNING}: ${distance} ${side} its limit.`];
  }
  const [lowest, highest] = [toTenth(Math.min(...stocks)), toTenth(Math.max(...stocks))];
  if (highest <= high && lowest >= low)
    return [`${story} The stock never left its limits: `, degrees, ` at ${MORNING}.`];
  const went = highest > high ? "went up" : "fell";
  const furthest = formatTemperature(highest > high ? highest : lowest);
  const beyond = `${story} The stock ${went} to ${furthest}, beyond its limit.`;
  return [`${beyond} At ${MORNING} it is `, degrees, "."];
}

const MORNING = clock(NIGHT_MINUTES);

function morningOf(stocks: number[]): number {
  return toTenth(stocks.at(-1) ?? NaN);
}
