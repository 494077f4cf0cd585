"use client";

import { announcement } from "./copy";
import { NightAcross } from "./night-across";
import { NightDown } from "./night-down";
import { useReplay } from "./use-replay";

export type OpenDoorProps = { shape: "across" | "down" };

/** Leave the door of the simulated room open, and write the end of the night. `down` is for a phone. */
export function OpenDoor({ shape }: OpenDoorProps) {
  const { replay, dispatch } = useReplay();
  const Night = shape === "down" ? NightDown : NightAcross;
  return (
    <>
      <Night replay={replay} dispatch={dispatch} />
      <p role="status" className="sr-only">
        {announcement(replay)}
      </p>
    </>
  );
}
