import { moments, outcomes } from "./incident";
import { formatTemperature } from "@/lib/format";
import { calmNight, changeNight, setFault } from "./night";
import type { Fault } from "./room";
import { verdict } from "./verdict";

type Deed = [minute: number, fault: Fault, isBroken: boolean];

const { doorOpened, doorClosed } = moments;
const opened: Deed = [doorOpened.minute, "door", true];
const closed: Deed = [doorClosed.minute, "door", false];

test.each<[string, Deed[]]>([
  ["kept: The stock is still cold. You broke nothing: 2.0 °C.", []],
  ["kept: The stock is still cold. You closed the door at 02:18: 2.4 °C.", [opened, closed]],
  [
    `lost: The stock reached ${formatTemperature(outcomes.unattended.stock)}. The door stayed open.`,
    [opened],
  ],
  [
    "lost: The stock reached 8.6 °C. The door stayed open and the power stayed off.",
    [opened, [480, "power", true]],
  ],
  [
    "lost: The stock reached 4.3 °C. You closed the door at 01:31.",
    [
      [300, "door", true],
      [451, "door", false],
    ],
  ],
  [
    "kept: The stock is still cold. You repaired everything at 02:18: 2.5 °C.",
    [opened, [470, "power", true], [480, "power", false], closed],
  ],
  ["lost: The stock reached −4.0 °C. The thermostat stayed stuck.", [[300, "freeze", true]]],
  ["lost: Nobody knows. The internet stayed down.", [[300, "internet", true]]],
])("%s", (expected, deeds) => {
  const night = deeds.reduce(
    (before, [minute, fault, isBroken]) =>
      changeNight(before, minute, (from) => setFault(from, fault, isBroken)),
    calmNight,
  );
  const { sky, title, line } = verdict(night);
  expect(`${sky}: ${title} ${line}`.replaceAll("\u00a0", " ")).toBe(
    expected.replaceAll("\u00a0", " "),
  );
});
