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
      answer: (
        <>
          After <b>{duration(ESCALATION_SECONDS)}</b> the next person on the list is told.
        </>
      ),
    },
    {
      name: "No internet",
      answer: (
        <>
          Lost at {clock(lost.minute)}: you are told at <b>{clock(told.minute)}</b>.
        </>
      ),
    },
    {
      name: "No power",
      answer: (
        <>
          Cut at {clock(cut.minute)}: you are told at <b>{clock(alert.minute)}</b>, if the sensor
          and its connection have power.
        </>
      ),
    },
  ];
  return (
    <section aria-labelledby="fails" className="container-page">
      <h2 id="fails" className="mb-5 text-heading">
        And if things go wrong?
      </h2>
      <dl className="ruled-rows border-b border-border md:grid md:grid-cols-3">
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
