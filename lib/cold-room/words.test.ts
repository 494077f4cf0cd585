import { moments, outcomes } from "./incident";
import { formatTemperature } from "@/lib/format";
import { NIGHT_MINUTES } from "./clock";
import { calmNight, changeNight, type Night, setFault, stateAt } from "./night";
import type { Fault } from "./physics";
import { otherOutcome, verdict } from "./words";

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
    `lost: The stock reached ${formatTemperature(outcomes.unattended.stock)}. The door stayed open.`,
    [opened],
  ],
  ["lost: The stock reached 8.6 °C. Two faults remained.", [opened, [480, "power", true]]],
  [
    "lost: The stock reached 4.3 °C. You closed the door at 01:31.",
    [
      [300, "door", true],
      [451, "door", false],
    ],
  ],
  [
    "kept: The stock is still cold. You repaired everything at 02:18. At 06:00 the stock is 2.5 °C.",
    [opened, [470, "power", true], [480, "power", false], closed],
  ],
  ["lost: The stock reached −4.0 °C. The thermostat stayed stuck.", [[300, "thermostat", true]]],
  ["lost: Nobody knows. The internet stayed down.", [[300, "internet", true]]],
  ["lost: The stock reached 4.7 °C. Two faults remained.", [opened, [640, "internet", true]]],
  [
    "kept: The stock is still cold. The internet stayed down. At 06:00 the stock is 2.0 °C.",
    [[712, "internet", true]],
  ],
])("%s", (expected, deeds) => {
  const { outcome, title, line } = verdict(play(deeds));
  expect(`${outcome}: ${title} ${line}`.replaceAll("\u00a0", " ")).toBe(
    expected.replaceAll("\u00a0", " "),
  );
});

test.each<[string, Deed[], number | undefined]>([
  ["a kept night without its repairs", [opened, closed], outcomes.unattended.stock],
  ["a lost night with repairs at its first call", [opened], 2.2],
  ["no other outcome of a night without a fault", [], undefined],
])("returns %s", (_, deeds, stock) => {
  const other = otherOutcome(play(deeds));
  expect(other && stateAt(other, NIGHT_MINUTES).stock.toFixed(1)).toBe(stock?.toFixed(1));
});

function play(deeds: Deed[]): Night {
  return deeds.reduce(
    (before, [minute, fault, isBroken]) =>
      changeNight(before, minute, (from) => setFault(from, fault, isBroken)),
    calmNight,
  );
}
