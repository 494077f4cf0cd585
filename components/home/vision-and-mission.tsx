/** What the company is for; on the home page and on /iot. Fills columns 4 to 12. */
export function VisionAndMission() {
  return (
    <div className="grid gap-x-6 gap-y-9 sm:grid-cols-2 md:grid-cols-9">
      <section className="md:col-span-4">
        <h2 className="text-heading">Our Vision</h2>
        <p className="mt-2.5 max-w-[27em] text-lg leading-normal">
          Machines that keep the watch, so that people can get on with the work. In the cold room,
          on the factory floor and in the classroom.
        </p>
      </section>
      <section className="md:col-span-4 md:col-start-6">
        <h2 className="text-heading">Our Mission</h2>
        <p className="mt-2.5 max-w-[27em] text-lg leading-normal">
          To design automation and robotics that people can understand, use and rely on, starting
          with the things that must not go wrong at night.
        </p>
      </section>
    </div>
  );
}
