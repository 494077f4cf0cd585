import { phoneHref } from "@/lib/format";

/** The number, large, to call it. */
export function PhoneNumber({ phone, className = "" }: { phone: string; className?: string }) {
  return (
    <a
      href={phoneHref(phone)}
      className={`inline-block py-1.5 text-phone font-medium text-ink ${className}`}
    >
      {phone}
    </a>
  );
}
