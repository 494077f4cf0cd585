import { RoundChart } from "./round-chart";

/** What the company is for, around a recorder's chart. */
export function VisionAndMission() {
  return (
    <div className="grid gap-x-6 gap-y-8 tab:grid-cols-2 lg:grid-cols-[2fr_3fr_2fr] lg:grid-rows-2">
      <section className="lg:self-center">
        <h2 className="text-heading desk:text-[1.75rem]">Our Vision</h2>
        <p className="mt-3 max-w-80 text-lead sm:max-w-[27em] md:mt-4">
          Machines that keep watch, so that people can get on with the work: in the cold room, on
          the factory floor and in the classroom.
        </p>
      </section>
      <RoundChart />
      <section className="lg:col-start-3 lg:row-start-2 lg:self-center">
        <h2 className="text-heading desk:text-[1.75rem]">Our Mission</h2>
        <p className="mt-3 max-w-80 text-lead sm:max-w-[27em] md:mt-4">
          To design automation and robotics that people can understand, use and rely on, starting
          with the things that must not go wrong at night.
        </p>
      </section>
    </div>
  );
}
