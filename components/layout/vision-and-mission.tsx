import { company } from "@/lib/site";

export function VisionAndMission({ className = "" }: { className?: string }) {
  return (
    <div className={`grid gap-x-6 gap-y-8 ${className}`}>
      <Statement name="Our Vision">{company.vision}</Statement>
      <Statement name="Our Mission">{company.mission}</Statement>
    </div>
  );
}

function Statement({ name, children }: { name: string; children: string }) {
  return (
    <section>
      <h2 className="text-md tracking-normal">{name}</h2>
      <p className="mt-2 max-w-[23em] text-[clamp(1.1875rem,.78rem+1.15vw,2.25rem)] leading-[1.3] text-ink">
        {children}
      </p>
    </section>
  );
}
