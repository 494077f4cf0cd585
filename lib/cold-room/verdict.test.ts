import { formatTemperature } from "@/lib/format";
import { acknowledge } from "./alerts";
import { clock, NIGHT_MINUTES } from "./clock";
import { moments, outcomes } from "./incident";
import { type Fault, FAULTS, rooms, type RoomId } from "./rooms";
import { calmNight, changeNight, type RoomChange, type Night, stateAt, setFault } from "./night";
import { verdict } from "./verdict";

type ChangeAt = [minute: number, change: RoomChange];

const breaks = (minute: number, fault: Fault): ChangeAt => [
  minute,
  (state) => setFault(state, fault, true),
];
const repairs = (minute: number, fault: Fault): ChangeAt => [
  minute,
  (state) => setFault(state, fault, false),
];

const opened = moments.doorOpened.minute;
const alerted = moments.alerted.minute;
const unattendedStock = formatTemperature(outcomes.unattended.stock);

test.each<[RoomId, ChangeAt[], RegExp]>([
  ["chiller", [], /^You broke nothing\. The stock never left its limits/],
  [
    "chiller",
    [breaks(opened, "door"), [alerted + 1, acknowledge], repairs(alerted + 3, "door")],
    new RegExp(
      `^You were alerted at ${clock(alerted)} and you closed the door at ${clock(alerted + 3)}\\. The stock never left its limits: \\d\\.\\d.°C at 06:00\\.$`,
    ),
  ],
  [
    "chiller",
    [breaks(opened, "door"), repairs(opened + 10, "door")],
    new RegExp(
      `^You closed the door at ${clock(opened + 10)} and there was no alert\\. The stock never left`,
    ),
  ],
  [
    "chiller",
    [breaks(opened, "door"), repairs(alerted - 1, "door")],
    new RegExp(
      `^You closed the door at ${clock(alerted - 1)} and you were alerted at ${clock(alerted)}\\.`,
    ),
  ],
  [
    "chiller",
    [breaks(opened, "door")],
    new RegExp(
      `^You were alerted at ${clock(alerted)}, the next person at ${clock(alerted + 10)}, and the door stayed open\\. The stock is ${unattendedStock}, \\d\\.\\d.°C over its limit\\.$`,
    ),
  ],
  [
    "chiller",
    [breaks(300, "door"), repairs(451, "door")],
    /went up to 4\.\d.°C, beyond its limit\. At 06:00 it is \d\.\d.°C\.$/,
  ],
  [
    "pharmacy",
    [breaks(300, "freeze")],
    /the thermostat stayed stuck\. The stock .*under its limit\.$/,
  ],
  [
    "chiller",
    [breaks(300, "internet"), repairs(340, "internet")],
    /^You were told at 23:1\d that the readings had stopped and you brought the internet back at 23:40\./,
  ],
  [
    "chiller",
    [breaks(300, "internet"), breaks(301, "door"), repairs(400, "internet")],
    /you brought the internet back at 00:40, and the door stayed open\./,
  ],
  ["chiller", [breaks(300, "internet")], /At 06:00 nobody knows how cold the stock is\.$/],
  [
    "chiller",
    [breaks(300, "door"), breaks(300, "power"), repairs(330, "door"), repairs(330, "power")],
    /you repaired everything at 23:30\. The stock never left/,
  ],
  [
    "chiller",
    [breaks(300, "door"), repairs(330, "door"), breaks(330, "power")],
    /you closed the door at 23:30, and the power stayed off\./,
  ],
  [
    "chiller",
    [
      ...[breaks(300, "door"), breaks(300, "power"), repairs(310, "door"), repairs(310, "power")],
      ...[breaks(320, "freeze"), repairs(500, "freeze")],
    ],
    /^You repaired everything at 23:10, you were alerted at .*, and you freed the thermostat at 02:20\./,
  ],
  [
    "chiller",
    [
      ...[breaks(300, "door"), breaks(300, "power"), breaks(300, "freeze")],
      ...[repairs(310, "door"), repairs(310, "power"), repairs(320, "freeze")],
    ],
    /^You closed the door at 23:10, you put the power back on at 23:10, .*you freed the thermostat at 23:20\b/,
  ],
])("describes a night in the %s (case %#)", (roomId, deeds, expected) => {
  expect(verdict(nightIn(roomId, deeds)).join("")).toMatch(expected);
});

test("compares the stock with its limits in every room, for any lasting fault", () => {
  for (const { id } of rooms) {
    for (const fault of FAULTS) {
      const night = nightIn(id, [breaks(300, fault)]);
      const state = stateAt(night, NIGHT_MINUTES);
      const text = verdict(night).join("");
      expect(text).not.toMatch(/NaN|undefined|-0/);
      if (state.waiting.length > 0) continue;
      const stock = Math.round(state.last.stock * 10) / 10;
      const { low, high } = state.room.rule;
      expect(text.includes("over its limit")).toBe(stock > high);
      expect(text.includes("under its limit")).toBe(stock < low);
    }
  }
});

function nightIn(roomId: RoomId, deeds: ChangeAt[]): Night {
  const room = rooms.find(({ id }) => id === roomId) ?? rooms[0];
  return deeds.reduce(
    (night, [minute, change]) => changeNight(night, minute, change),
    calmNight(room, NIGHT_MINUTES),
  );
}
