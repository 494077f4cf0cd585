import { company } from "@/lib/site";
import { Logo } from "@/components/ui/icon";

/** The logo and the company's name, linked to the home page. */
export function Brand() {
  return (
    <a
      href="/"
      aria-label={company.name}
      className="flex min-h-11 min-w-11 items-center gap-2 text-md leading-tight font-semibold tracking-[-.018em] text-ink max-sm:text-[min(1rem,7vw)]"
    >
      <Logo />
      <span className="text-balance sm:relative sm:top-0.5">{company.name}</span>
    </a>
  );
}
