import { priceRange } from "@/lib/pricing";

const ways = [
  { href: "/iot/tempguard", name: "View Product", text: "The monitor for cold rooms" },
  { href: "/pricing", name: "Pricing", text: priceRange() },
  { href: "/demo", name: "Try the demo", text: "Break a cold room yourself" },
  { href: "/contact-us", name: "Contact Us", text: "A quotation, or a call" },
];

/** For whoever has found nothing: where there is something, as the demo lists its rooms. */
export function InRange() {
  return (
    <nav aria-label="Other pages" className="col-span-5 max-md:col-span-full">
      <ul className="ruled-rows border-b border-border">
        {ways.map(({ href, name, text }) => (
          <li key={href} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <a href={href} className="text-name after:absolute after:inset-0">
              {name}
            </a>
            <span className="text-label text-cold">In range</span>
            <span className="w-full">{text}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
