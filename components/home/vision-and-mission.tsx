import { RoundChart } from "./round-chart";

/** What the company is for, around a recorder's chart. */
export function VisionAndMission() {
  return (
    <div className="grid gap-x-6 gap-y-8 tab:grid-cols-2 lg:grid-cols-[2fr_3fr_2fr] lg:grid-rows-2">
      <Purpose name="Our Vision" className="lg:self-center">
        Machines that keep watch, so that people can get on with the work: in the cold room, on the
        factory floor and in the classroom.
      </Purpose>
      <RoundChart />
      <Purpose name="Our Mission" className="lg:col-start-3 lg:row-start-2 lg:self-center">
        To design automation and robotics that people can understand, use and rely on, starting with
        the things that must not go wrong at night.
      </Purpose>
    </div>
  );
}

type PurposeProps = { name: string; className: string; children: string };

function Purpose({ name, className, children }: PurposeProps) {
  return (
    <section className={className}>
      <h2 className="text-heading desk:text-[1.75rem]">{name}</h2>
      <p className="mt-3 max-w-80 text-lead sm:max-w-[27em] md:mt-4">{children}</p>
    </section>
  );
}
