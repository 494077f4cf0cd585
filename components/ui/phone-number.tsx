type PhoneNumberProps = { number: string; href: string; className?: string };

/** The number, large, to call it. */
export function PhoneNumber({ number, href, className = "" }: PhoneNumberProps) {
  return (
    <a
      href={href}
      className={`inline-block py-1.5 text-[min(1.75rem,10vw)] font-medium tracking-[-.02em] whitespace-nowrap text-ink [word-spacing:.08em] ${className}`}
    >
      {number}
    </a>
  );
}
