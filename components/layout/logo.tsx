import { Icon } from "@/components/ui/icon";

const line = "M1 15.5h6.2c1.9 0 2.3-7 4.3-7s2.4 7 4.3 7H25";

export function Logo() {
  return (
    <Icon viewBox="0 0 26 26" width="26" height="26" className="shrink-0" d={line}>
      <circle cx="13" cy="13" r="12.25" />
    </Icon>
  );
}
