import { duration } from "@/lib/simulation/clock";
import { ESCALATION_SECONDS } from "@/lib/simulation/alert";
import { clock, internetLoss, powerCut } from "@/components/charts/night-data";

/** Who else is told, and of what else, in a line each; the product's page says more. */
export function WhenItFails() {
  const { lost, told } = internetLoss.events;
  const { cut, alert } = powerCut.events;
  const cases = [
    {
      name: "Nobody answers",
      answer: `After ${duration(ESCALATION_SECONDS)} the next person on the list is told.`,
    },
    {
      name: "No internet",
      answer: `Lost at ${clock(lost.minute)}, you are told at ${clock(told.minute)}.`,
    },
    {
      name: "No power",
      answer: `Cut at ${clock(cut.minute)}, alert at ${clock(alert.minute)}, while the sensor and its line stay on.`,
    },
  ];
  return (
    <section aria-label="When something fails" className="container-page">
      <dl className="rows border-b border-border md:grid md:grid-cols-3">
        {cases.map(({ name, answer }) => (
          <div key={name} className="md:pr-6">
            <dt>{name}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
