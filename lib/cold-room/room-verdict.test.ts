import { MORNING_TIME, openDemoRooms } from "@/lib/simulation/demo-rooms";
import { type Fault, FAULTS, MINUTE, rooms, type RoomId } from "@/lib/cold-room/rooms";
import {
  acknowledgeAlert,
  advance,
  breakRoom,
  latestOf,
  repairRoom,
  type SimulatedRoom,
} from "@/lib/cold-room/simulated-room";
import { roomVerdict } from "./room-verdict";

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
  [
    "chiller",
    [breaks(460, "door"), [481, acknowledgeAlert], repairs(483, "door")],
    /^Alerted at 02:00, you closed the door at 02:03\. The stock never left its limits: 2\.\d.°C at 06:00\.$/,
  ],
  [
    "chiller",
    [breaks(460, "door"), repairs(470, "door")],
    /^You closed the door at 01:50, and there was no alert\. The stock never left/,
  ],
  [
    "chiller",
    [breaks(460, "door")],
    /^Alerted at 02:00 \(the next on the list at 02:10\), you left the door open\. The stock is 5\.8.°C at 06:00: 1\.8.°C over its limit\.$/,
  ],
  [
    "pharmacy",
    [breaks(460, "freeze")],
    /left the thermostat stuck\. The stock .*under its limit\.$/,
  ],
  [
    "chiller",
    [breaks(460, "internet"), repairs(500, "internet")],
    /^Told at 01:5\d that the readings had stopped, you brought the internet back at 02:20\./,
  ],
  [
    "chiller",
    [breaks(460, "internet"), breaks(461, "door"), repairs(560, "internet")],
    /left the door open and brought the internet back at 03:20/,
  ],
  [
    "chiller",
    [breaks(460, "door"), breaks(460, "power"), repairs(484, "door"), repairs(484, "power")],
    /you repaired everything at 02:04\. The stock never left/,
  ],
])("in the %s", (roomId, deeds, expected) => {
  expect(roomVerdict(nightIn(roomId, deeds)).join("")).toMatch(expected);
});

test("whatever is left broken, the stock's reading and its limits decide the sentence", () => {
  for (const { id } of rooms) {
    for (const fault of FAULTS) {
      const simulated = nightIn(id, [breaks(460, fault)]);
      const { stock } = latestOf(simulated);
      const { low, high } = simulated.room.rule;
      const text = roomVerdict(simulated).join("");
      const rounded = Math.round(stock * 10) / 10;
      const side = rounded > high ? "over its limit" : rounded < low ? "under its limit" : "";
      expect(text).toContain(side);
      expect(text.includes("over its") || text.includes("under its")).toBe(side !== "");
      expect(text).not.toMatch(/NaN|undefined|-0/);
    }
  }
});

function nightIn(roomId: RoomId, deeds: Deed[]): SimulatedRoom {
  const opening = openDemoRooms()[roomId];
  const night = deeds.reduce(
    (simulated, [minute, act]) => act(advance(simulated, minute * MINUTE)),
    opening,
  );
  return advance(night, MORNING_TIME);
}
