import { company } from "@/lib/site";
import { Logo } from "@/components/ui/icon";

/** Logo and name, a link to the home page. `nameClass` hides the name where there is no room for it. */
export function Brand({ nameClass }: { nameClass?: string }) {
  return (
    <a
      href="/"
      aria-label={company.name}
      className="flex min-h-11 min-w-11 items-center gap-2 leading-tight font-semibold tracking-[-.018em] text-ink max-sm:text-[min(1rem,7vw)] sm:whitespace-nowrap"
    >
      <Logo />
      <span className={`md:relative md:top-0.5 ${nameClass ?? ""}`}>{company.name}</span>
    </a>
  );
}
