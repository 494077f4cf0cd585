import { company } from "@/lib/site";
import { Mark } from "./mark";

export function Brand() {
  return (
    <a
      href="/"
      className="flex min-h-11 items-center gap-2.5 font-semibold tracking-[-.018em] whitespace-nowrap text-ink"
    >
      <Mark />
      {company.name}
    </a>
  );
}
