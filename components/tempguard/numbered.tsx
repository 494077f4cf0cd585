/** A number in a ring: what a figure and its list have in common. */
export function NumberLabel({ of }: { of: number }) {
  return (
    <span className="ringed-number" aria-hidden="true">
      {of}
    </span>
  );
}
