import { announceCallToAction } from "@/components/layout/track-header";
import { FaultIcon } from "@/components/ui/fault-icon";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { Door } from "./door";
import { closeDoor, type HomeView, openDoor, type Stage } from "./home-session";
import { closingWords } from "./home-words";

/** The `id` of the button that opens and closes the door. It is rendered in all stages, so that it keeps the focus. */
export const DOOR_BUTTON = "door-button";

export function focusDoor() {
  document.getElementById(DOOR_BUTTON)?.focus({ preventScroll: true });
}

/** Only one button of the first screen is filled: at rest the quotation link, at the alert the one on its card. */
const buttons: Record<Stage, [label: string, className: string]> = {
  idle: ["Leave the door open", "button-outline border-cold bg-canvas text-cold"],
  open: ["Close the door", "button"],
  alert: ["Close the door", "button-outline bg-canvas"],
  closed: ["Door closed", "button-outline bg-canvas"],
  left: ["Close the door", "button-outline bg-canvas"],
  kept: ["Again", ""],
  lost: ["Again", ""],
};

/** The door, its button and, at 06:00, the verdict. */
export function DoorControls({ view }: { view: HomeView }) {
  const { stage, closedAt, session } = view;
  const isFinished = session.phase === "finished";
  const isClosed = stage === "closed";
  const [label, variant] = buttons[stage];
  const isTooSoon = usePressGuard(session.phase);

  function handleDoor() {
    if (isTooSoon()) return;
    focusDoor();
    (session.phase === "playing" ? closeDoor : openDoor)();
  }

  const { title, line } = closingWords(view);
  return (
    <>
      <Door
        state={stage === "idle" ? "ajar" : closedAt === undefined ? "open" : "closed"}
        onPress={isFinished || isClosed ? undefined : handleDoor}
      />
      <div
        className={`needs-island max-desk:group-data-[stage=alert]:invisible print:hidden ${isFinished ? "hero-verdict flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 flat:max-w-86" : "hero-buttons"}`}
      >
        {isFinished ? (
          <p className="max-tab:text-base">
            <b
              className={`mb-1 block text-[min(1.75rem,9vw)] leading-[1.1] tracking-[-.024em] tab:text-[2.25rem] desk:text-[min(2.75vw,3rem)] flat:text-[1.75rem] ${stage === "lost" ? "text-warm" : "text-cold"}`}
            >
              {title}
            </b>{" "}
            <span>{line}</span>
          </p>
        ) : (
          // A line connects the button to the door.
          <i className="absolute top-1/2 left-full w-3.5 border-t border-control max-tab:hidden" />
        )}
        <p className="actions">
          <button
            id={DOOR_BUTTON}
            type="button"
            aria-disabled={isClosed}
            className={
              isFinished
                ? "order-last action-link"
                : `${variant} inline-flex min-h-12 grow items-center justify-center px-5 text-base font-medium aria-disabled:cursor-default flat:px-4`
            }
            onClick={handleDoor}
          >
            {stage === "idle" && (
              <FaultIcon fault="door" width="20" height="20" className="mr-2.5 -ml-1 flat:hidden" />
            )}
            <span>{label}</span>
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
