import { formatTemperature } from "@/lib/format";
import { alert, clock, door, eventOf, morning } from "@/components/charts/night-data";

/** What a fault does to a cold room and what you hear of it; every figure comes from the simulation. */
export function WhenThingsGoWrong() {
  const stories = [
    {
      title: "A door is left ajar",
      text: `Within minutes the air is warm; the stock takes hours. In our example the door stands open from ${clock(door.minute)}, the limit is crossed at ${clock(eventOf("limitCrossed").minute)} and the alert comes at ${clock(alert.minute)}, with the stock at ${formatTemperature(alert.stock)}. Unnoticed, it would be ${formatTemperature(morning.unattended.stock)} by morning.`,
      href: "/demo?unit=chiller&break=door",
      link: "Leave the door open",
    },
    {
      title: "The power goes",
      text: `A closed, full cold room warms slowly. How slowly depends on the room: try ours, and see how long you would have before the stock follows the air.`,
      href: "/demo?unit=freezer&break=power",
      link: "Cut the power",
    },
    {
      title: "The internet goes",
      text: "No reading arrives, so no temperature alert can. What you get instead is a plain notice that the room cannot be seen. We would rather say so than show you an old number.",
      href: "/demo?unit=chiller&break=internet",
      link: "Drop the internet",
    },
  ];
  return (
    <ul className="mt-[clamp(40px,4.4vw,64px)] grid gap-x-6 gap-y-10 md:grid-cols-3">
      {stories.map(({ title, text, href, link }) => (
        <li key={title} className="flex flex-col items-start border-t-2 border-ink pt-5">
          <h3 className="text-heading">{title}</h3>
          <p className="mt-2 mb-5">{text}</p>
          <a href={href} className="mt-auto py-2.5 text-link">
            {link}
          </a>
        </li>
      ))}
    </ul>
  );
}
