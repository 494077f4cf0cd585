import { formatTemperature } from "@/lib/format";
import { simulateInternetLoss, simulateNight, simulatePowerCut } from "@/lib/simulation/night";
import { rooms } from "@/lib/simulation/rooms";
import { reasonOf } from "./event-words";

export { clock } from "@/lib/simulation/clock";

/** The night that the whole site tells. Minutes are counted from 18:00. */
export const night = simulateNight();

/** What happens in two other nights of the same room: the power is cut, or the internet is away for some hours. */
export const powerCut = simulatePowerCut();
export const internetLoss = simulateInternetLoss();

export const roomName: string = rooms[0].name;

/** What the room was at a whole minute since 18:00. */
export function sampleAt(minute: number, samples = night.attended) {
  const sample = samples[minute];
  if (!sample) throw new RangeError(`The night has no minute ${minute}`);
  return sample;
}

export const {
  doorLeftAjar: door,
  limitCrossed: crossed,
  alert,
  acknowledged,
  doorClosed: closed,
  backBelowLimit: back,
} = night.events;
/** The end of the night, with somebody alerted and with nobody. */
export const morning = {
  attended: sampleAt(night.lengthMinutes),
  unattended: sampleAt(night.lengthMinutes, night.unattended),
};

export const alertReason = reasonOf(night);

/** What an alert says: the reading, and the rule that it breaks. */
export function alertTexts({ air }: { air: number }) {
  return [
    `${roomName} is ${formatTemperature(air)}.`,
    `Limit\u00a0${formatTemperature(night.high, 0)}. Above limit for ${night.delayMinutes}\u00a0min.`,
  ] as const;
}

export const alertMessage = alertTexts(alert).join(" ");

/** Under what circumstances, as a caption says it. */
export const setting = `Simulated: a ${roomName.toLowerCase()} set to ${formatTemperature(night.setPoint, 0)}, ${formatTemperature(night.outside, 0)} outside.`;
