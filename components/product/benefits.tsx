/** The six benefits in their order, two to a sentence, which has the weight. */
const benefits = [
  {
    names: ["Real-time monitoring", "Operational efficiency"],
    text: "The reading now, not last night’s clipboard.",
  },
  {
    names: ["Early warning alerts", "Regulatory compliance"],
    text: "You are told in time, and it is on record.",
  },
  {
    names: ["Improved product quality", "Reduce waste"],
    text: "Kept as it should be, delivery to dispatch.",
  },
];

export function Benefits() {
  return (
    <dl className="container-page mt-(--head) grid gap-7 tab:gap-9">
      {benefits.map(({ names, text }) => (
        <div key={text} className="grid gap-x-6 md:grid-12">
          {names.map((name) => (
            <dt key={name} className="text-name md:col-span-4">
              {name}
            </dt>
          ))}
          <dd className="text-statement font-medium text-balance text-ink max-md:mt-1 md:col-span-8 md:col-start-5 md:row-span-2 md:row-start-1">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
