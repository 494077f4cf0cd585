import { formatRange, formatTemperature } from "@/lib/format";
import { rooms } from "@/lib/cold-room/rooms";
import { simulateInternetLoss, simulateNight, simulatePowerCut } from "./simulate-night";

export { clock } from "@/lib/cold-room/clock";

/** The night that the whole site tells. Minutes are counted from 18:00. */
export const night = simulateNight();

/** The `id` of the night's line of the air. A page that shows it several times has its path once and refers to that. */
export const NIGHT_AIR = "night-air";

/** What happens in two other nights of the same room: the power is cut, or the internet is away for some hours. */
export const powerCut = simulatePowerCut();
export const internetLoss = simulateInternetLoss();

/** The room of that night, in words. */
export const room = {
  name: rooms[0].name,
  /** `4 °C`, and `−1 to 4 °C`. */
  limit: formatTemperature(night.high, 0),
  limits: formatRange(night.low, night.high),
};

/** What the room was at a whole minute since 18:00. */
export function sampleAt(minute: number, samples = night.attended) {
  const sample = samples[minute];
  if (!sample) throw new RangeError(`The night has no minute ${minute}`);
  return sample;
}

const { ajar, crossed, alert, acknowledged, closed, back } = night.events;

/** What happened, in its order. */
export const events = {
  ajar: { ...ajar, name: "Door left ajar" },
  crossed: { ...crossed, name: "Limit crossed" },
  alert: { ...alert, name: "On-call person alerted" },
  acknowledged: { ...acknowledged, name: "Acknowledged" },
  closed: { ...closed, name: "Door closed" },
  back: { ...back, name: "Back in range" },
};

/** The end of the night, with somebody alerted and with nobody. */
export const morning = {
  attended: sampleAt(night.lengthMinutes),
  unattended: sampleAt(night.lengthMinutes, night.unattended),
};

/** For how long the limit has been crossed: after the delay, why there is an alert. */
export function aboveFor(minutes: number): string {
  return minutes > 0 ? `Above ${room.limit} for ${minutes}\u00a0min.` : `Above ${room.limit}.`;
}

/** What an alert says: the reading, and the rule that it breaks. */
export function alertTexts({ air }: { air: number }) {
  return [
    `${room.name} is ${formatTemperature(air)}.`,
    `Limit\u00a0${room.limit}. Above limit for ${night.delayMinutes}\u00a0min.`,
  ] as const;
}

export const alertMessage = alertTexts(alert).join(" ");
