import { announceCallToAction } from "@/components/layout/track-header";
import { FaultIcon } from "@/components/ui/fault-icon";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { Door } from "./door";
import { closeDoor, type HomeView, openDoor } from "./home-session";
import { closingWords } from "./home-words";

/** The `id` of the button that opens and closes the door. It is rendered in all phases, so that it keeps the focus. */
export const DOOR_BUTTON = "door-button";

export function focusDoor() {
  document.getElementById(DOOR_BUTTON)?.focus({ preventScroll: true });
}

/** The door, its button and, at 06:00, the verdict. */
export function DoorControls({ view }: { view: HomeView }) {
  const { phase, closedAt, isAwaiting } = view;
  const isPlaying = phase === "playing";
  const isFinished = phase === "finished";
  const isClosed = isPlaying && closedAt !== undefined;
  const isTooSoon = usePressGuard(phase);

  function handleDoor() {
    if (isTooSoon()) return;
    focusDoor();
    (isPlaying ? closeDoor : openDoor)();
  }

  function label() {
    if (isFinished) return "Again";
    if (phase === "idle") return "Leave the door open";
    return isClosed ? "Door closed" : "Close the door";
  }

  function buttonClass() {
    if (isFinished) return "action-link order-last";
    // Only one button is filled. While the alert waits for a decision, it is the one on the alert's card.
    const variant = isAwaiting || isClosed ? "button-outline bg-canvas" : "button";
    return `${variant} min-h-12 px-5 text-base font-medium max-tab:grow tab:min-w-46.5 aria-disabled:cursor-default`;
  }

  return (
    <>
      <Door
        state={phase === "idle" ? "ajar" : closedAt === undefined ? "open" : "closed"}
        onPress={isFinished || isClosed ? undefined : handleDoor}
      />
      <div className="hero-buttons needs-island max-desk:group-data-awaiting:invisible print:hidden">
        {isFinished ? (
          <Verdict view={view} />
        ) : (
          // A line connects the button to the door.
          <i className="absolute top-6 left-full w-6.5 border-t border-control max-desk:hidden" />
        )}
        <p className="actions">
          <button
            id={DOOR_BUTTON}
            type="button"
            aria-disabled={isClosed}
            className={buttonClass()}
            onClick={handleDoor}
          >
            {phase === "idle" && (
              <FaultIcon fault="door" width="20" height="20" className="mr-2.5 -ml-1" />
            )}
            <span>{label()}</span>
          </button>
          {isFinished && (
            <a ref={announceCallToAction} href="/contact-us" data-cta className="button">
              Get a quotation
            </a>
          )}
        </p>
      </div>
    </>
  );
}

function Verdict({ view }: { view: HomeView }) {
  const { title, line, sky } = closingWords(view);
  return (
    <p className="mb-3 text-balance max-tab:text-base">
      <b className={`block text-heading ${sky === "lost" ? "text-warm" : "text-cold"}`}>{title}</b>{" "}
      <span>{line}</span>
    </p>
  );
}
