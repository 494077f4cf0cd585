import { moments, outcomes } from "./incident";
import { formatTemperature } from "@/lib/format";
import { NIGHT_MINUTES } from "./clock";
import { calmNight, changeNight, type Night, setFault, stateAt } from "./night";
import type { Fault } from "./physics";
import { otherOutcome, verdict } from "./outcome";

type Deed = [minute: number, fault: Fault, isBroken: boolean];

const { doorOpened, doorClosed } = moments;
const opened: Deed = [doorOpened.minute, "door", true];
const closed: Deed = [doorClosed.minute, "door", false];

test.each<[string, Deed[]]>([
  ["kept: The stock is still cold. You broke nothing. At 06:00 the stock is 2.0 °C.", []],
  [
    "kept: The stock is still cold. You closed the door at 02:18. At 06:00 the stock is 2.4 °C.",
    [opened, closed],
  ],
  [
    `lost: The stock reached ${formatTemperature(outcomes.unattended.stock)}. Its limit is 4 °C. Nobody closed the door.`,
    [opened],
  ],
  [
    "lost: The stock reached 8.6 °C. Its limit is 4 °C. Nobody fixed anything.",
    [opened, [480, "power", true]],
  ],
  [
    "lost: The stock reached 4.3 °C. Its limit is 4 °C. You closed the door at 01:31.",
    [
      [300, "door", true],
      [451, "door", false],
    ],
  ],
  [
    "kept: The stock is still cold. You fixed everything at 02:18. At 06:00 the stock is 2.5 °C.",
    [opened, [470, "power", true], [480, "power", false], closed],
  ],
  [
    "lost: The stock reached −4.0 °C. Its limit is −1 °C. Nobody turned the dial back.",
    [[300, "thermostat", true]],
  ],
  [
    "lost: Nobody knows. No readings since 23:00. Nobody started the router.",
    [[300, "internet", true]],
  ],
  [
    "kept: The stock is still cold. Nobody started the router. At 06:00 the stock is 2.0 °C.",
    [[712, "internet", true]],
  ],
])("%s", (expected, deeds) => {
  const { outcome, title, line } = verdict(play(deeds));
  expect(`${outcome}: ${title} ${line}`.replaceAll("\u00a0", " ")).toBe(
    expected.replaceAll("\u00a0", " "),
  );
});

test.each<[string, Deed[], string | undefined]>([
  ["a kept night without its repairs", [opened, closed], "5.8"],
  ["a lost night, repaired as late as in the incident", [opened], "2.4"],
  ["a night lost by a second fault", [opened, closed, [522, "door", true]], "2.9"],
  ["readings for a night that nobody knows", [[300, "internet", true]], "2.0"],
  ["nothing for a night without a fault", [], undefined],
  [
    "nothing that was not measured",
    [
      [460, "internet", true],
      [471, "internet", false],
    ],
    undefined,
  ],
  [
    "no second closed door for one that was closed too late",
    [opened, [700, "door", false]],
    undefined,
  ],
])("compares with %s", (_, deeds, expected) => {
  const other = otherOutcome(play(deeds));
  expect(other && stateAt(other, NIGHT_MINUTES).stock.toFixed(1)).toBe(expected);
});

function play(deeds: Deed[]): Night {
  return deeds.reduce(
    (before, [minute, fault, isBroken]) =>
      changeNight(before, minute, (from) => setFault(from, fault, isBroken)),
    calmNight,
  );
}
