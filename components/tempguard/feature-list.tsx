type FeatureListProps = { features: readonly { name: string; text: string }[] };

export function FeatureList({ features }: FeatureListProps) {
  return (
    <dl className="border-t border-border">
      {features.map(({ name, text }) => (
        <div key={name} className="grid gap-x-6 border-b border-border py-4 sm:grid-cols-[2fr_3fr]">
          <dt className="font-medium text-ink">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
