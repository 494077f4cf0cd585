import { type SVGProps, useId } from "react";

type HatchProps = SVGProps<SVGRectElement> & { color?: keyof typeof hatchings };

/** A time between two events, hatched. */
export function Hatch({ color = "amber", ...area }: HatchProps) {
  const id = useId();
  return (
    <>
      <pattern
        id={id}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(25)"
      >
        <path d="M.5 0V7" className={hatchings[color]} />
      </pattern>
      <rect opacity=".8" {...area} fill={`url(#${id})`} />
    </>
  );
}

const hatchings = { amber: "stroke-amber-dot", control: "stroke-control" };
