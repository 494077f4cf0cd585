import { company } from "@/lib/site";
import { Logo } from "@/components/ui/icon";

export function Brand() {
  return (
    <a
      href="/"
      className="flex min-h-11 items-center gap-2 font-semibold tracking-[-.018em] text-ink max-sm:text-base max-sm:leading-tight sm:whitespace-nowrap"
    >
      <Logo />
      {company.name}
    </a>
  );
}
