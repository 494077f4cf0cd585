import { company } from "@/lib/site";
import { Logo } from "@/components/ui/icon";

export function Brand() {
  return (
    <a href="/" className="brand">
      <Logo />
      {company.name}
    </a>
  );
}
