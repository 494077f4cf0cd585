import { phoneHref } from "@/lib/format";

/** The number, large, to call it. */
export function PhoneNumber({ phone, className = "" }: { phone: string; className?: string }) {
  return (
    <a
      href={phoneHref(phone)}
      className={`inline-block py-1.5 text-[min(10vw,1.75rem)] font-medium tracking-[-.02em] whitespace-nowrap text-ink [word-spacing:.08em] ${className}`}
    >
      {phone}
    </a>
  );
}
