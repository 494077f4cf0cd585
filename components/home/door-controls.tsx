import { useLayoutEffect, useRef, useState } from "react";
import { closeDoor, leaveDoorOpen, type HomeView, openDoor } from "./home-session";
import { usePressGuard } from "./use-press-guard";

/** The `id` of the button that opens and closes the door. */
const DOOR_BUTTON = "door-button";

/** Scrolls to the button of the door and focuses it. */
export function goToDoor() {
  const button = document.getElementById(DOOR_BUTTON);
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: "end", behavior: isReduced ? "instant" : "smooth" });
}

/** The buttons beside the door: one opens and closes it, one leaves it open after an alert. */
export function DoorControls({ view }: { view: HomeView }) {
  const { phase, closedAt, isAwaiting } = view;
  const isPlaying = phase === "playing";
  const isClosed = isPlaying && closedAt !== undefined;
  const door = useRef<HTMLButtonElement>(null);
  const isTooSoon = usePressGuard(phase);
  const isChoiceTooSoon = usePressGuard(isAwaiting);

  // The second button is hidden once it is pressed. The focus moves to the first one instead of to the page.
  const [hadFocus, setHadFocus] = useState(false);
  useLayoutEffect(() => {
    if (!isAwaiting && hadFocus) door.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the focus at the moment of hiding
  }, [isAwaiting]);

  function handleDoor() {
    if (!isTooSoon()) (isPlaying ? closeDoor : openDoor)();
  }

  function handleLeave() {
    if (!isChoiceTooSoon()) leaveDoorOpen();
  }

  function label() {
    if (phase === "finished") return "Again";
    if (phase === "idle") return "Leave the door open";
    return isClosed ? "Door closed" : "Close the door";
  }

  return (
    <>
      {/* Makes the drawn door clickable. Screen readers and the keyboard have the button below. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        hidden={phase === "finished"}
        className="hero-door-button needs-island border-0 print:hidden"
        onClick={() => {
          door.current?.focus({ preventScroll: true });
          handleDoor();
        }}
      />
      <p
        className="hero-buttons needs-island flex flex-row-reverse gap-2 print:hidden"
        data-sight="door"
      >
        <button
          ref={door}
          id={DOOR_BUTTON}
          type="button"
          aria-disabled={isClosed}
          className={`tab:min-w-46.5 ${size} ${isPlaying && !isClosed ? "button" : outline}`}
          onClick={handleDoor}
        >
          {label()}
        </button>
        <button
          type="button"
          hidden={!isAwaiting}
          className={`${size} ${outline}`}
          onFocus={() => setHadFocus(true)}
          onBlur={() => setHadFocus(false)}
          onClick={handleLeave}
        >
          Leave it open
        </button>
      </p>
    </>
  );
}

const size = "min-h-12 flex-1 px-3.5 text-base tab:px-5";
const outline = "button-outline bg-canvas font-medium aria-disabled:cursor-default";
