import { NIGHT_MINUTES } from "./clock";
import { type Fault, FAULTS, MINUTE, rooms, type RoomId } from "./rooms";
import {
  acknowledgeAlert,
  advance,
  breakRoom,
  lastReading,
  repairRoom,
  type SimulatedRoom,
  startRoom,
} from "./simulated-room";
import { verdict } from "./verdict";

type Deed = [minute: number, act: (simulated: SimulatedRoom) => SimulatedRoom];

const breaks = (minute: number, fault: Fault): Deed => [
  minute,
  (simulated) => breakRoom(simulated, fault),
];
const repairs = (minute: number, fault: Fault): Deed => [
  minute,
  (simulated) => repairRoom(simulated, fault),
];

test.each<[RoomId, Deed[], RegExp]>([
  ["chiller", [], /^You broke nothing\. The stock never left its limits/],
  [
    "chiller",
    [breaks(460, "door"), [481, acknowledgeAlert], repairs(483, "door")],
    /^You were alerted at 02:00 and you closed the door at 02:03\. The stock never left its limits: 2\.\d.°C at 06:00\.$/,
  ],
  [
    "chiller",
    [breaks(460, "door"), repairs(470, "door")],
    /^You closed the door at 01:50 and there was no alert\. The stock never left/,
  ],
  [
    "chiller",
    [breaks(460, "door"), repairs(479, "door")],
    /^You closed the door at 01:59 and you were alerted at 02:00\./,
  ],
  [
    "chiller",
    [breaks(460, "door")],
    /^You were alerted at 02:00, the next person at 02:10, and the door stayed open\. The stock is 5\.8.°C at 06:00: 1\.8.°C over its limit\.$/,
  ],
  [
    "chiller",
    [breaks(460, "door"), repairs(611, "door")],
    /went up to 4\.\d.°C, beyond its limit\. At 06:00 it is \d\.\d.°C\.$/,
  ],
  [
    "pharmacy",
    [breaks(460, "freeze")],
    /the thermostat stayed stuck\. The stock .*under its limit\.$/,
  ],
  [
    "chiller",
    [breaks(460, "internet"), repairs(500, "internet")],
    /^You were told at 01:5\d that the readings had stopped and you brought the internet back at 02:20\./,
  ],
  [
    "chiller",
    [breaks(460, "internet"), breaks(461, "door"), repairs(560, "internet")],
    /you brought the internet back at 03:20, and the door stayed open\./,
  ],
  ["chiller", [breaks(460, "internet")], /At 06:00 nobody knows how cold the stock is\.$/],
  [
    "chiller",
    [breaks(460, "door"), breaks(460, "power"), repairs(484, "door"), repairs(484, "power")],
    /you repaired everything at 02:04\. The stock never left/,
  ],
])("describes a night in the %s (case %#)", (roomId, deeds, expected) => {
  expect(verdict(nightIn(roomId, deeds)).join("")).toMatch(expected);
});

test("compares the stock with its limits in every room, whatever stays broken", () => {
  for (const { id } of rooms) {
    for (const fault of FAULTS) {
      const simulated = nightIn(id, [breaks(460, fault)]);
      const text = verdict(simulated).join("");
      expect(text).not.toMatch(/NaN|undefined|-0/);
      if (simulated.waiting.length > 0) continue;
      const stock = Math.round(lastReading(simulated).stock * 10) / 10;
      const { low, high } = simulated.room.rule;
      expect(text.includes("over its limit")).toBe(stock > high);
      expect(text.includes("under its limit")).toBe(stock < low);
    }
  }
});

function nightIn(roomId: RoomId, deeds: Deed[]): SimulatedRoom {
  const room = rooms.find(({ id }) => id === roomId) ?? rooms[0];
  const night = deeds.reduce(
    (simulated, [minute, act]) => act(advance(simulated, minute * MINUTE)),
    startRoom(room),
  );
  return advance(night, NIGHT_MINUTES * MINUTE);
}
