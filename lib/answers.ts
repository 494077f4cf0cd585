import { minutesUntilCall } from "@/lib/cold-room/incident";
import { ESCALATION_SECONDS } from "@/lib/cold-room/alerts";
import { duration } from "@/lib/cold-room/clock";

/** What buyers ask first, answered the same on every page; the times are those of the simulated room. */
export const answers = {
  whoIsTold: `The person on call. If nobody answers within ${duration(ESCALATION_SECONDS)}, the next on the list.`,
  whenTheInternetGoesDown: `You are told that the readings have stopped: in our simulated night, ${minutesUntilCall("internet")}\u00a0min after. Until it is back there are no temperature alerts; then the missing readings follow.`,
  whenThePowerGoesOut: `The room warms, and you are alerted: in our simulated night, ${minutesUntilCall("power")}\u00a0min after the cut. For that, the sensor and its connection must still have power. If they lose power too, the readings stop, and you are told that.`,
  whatAQuotationSays: "The price for the number of devices you asked for, and what is included.",
};
