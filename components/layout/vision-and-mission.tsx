export function VisionAndMission({ className = "" }: { className?: string }) {
  return (
    <div className={`grid gap-x-6 gap-y-8 ${className}`}>
      <Statement name="Our Vision">
        Machines that do the careful, repetitive work: in the cold room, on the factory floor and in
        the classroom.
      </Statement>
      <Statement name="Our Mission">
        To design automation and robotics that people can understand, use and rely on, starting with
        the things that must not go wrong at night.
      </Statement>
    </div>
  );
}

function Statement({ name, children }: { name: string; children: string }) {
  return (
    <section>
      <h2 className="text-md tracking-normal">{name}</h2>
      <p className="mt-1 max-w-[30em] text-lead text-pretty">{children}</p>
    </section>
  );
}
