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
      <p className="mt-1.5 max-w-[28em] text-lead text-balance tab:text-heading tab:leading-snug">
        {children}
      </p>
    </section>
  );
}
