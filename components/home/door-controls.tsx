import { FaultIcon } from "@/components/ui/fault-icon";
import type { HomeView, Stage } from "./home-session";
import { closingWords } from "./home-words";

/** The `id` of the button that opens and closes the door. It is rendered in all stages, so that it keeps the focus. */
export const DOOR_BUTTON = "door-button";

export function focusDoor() {
  document.getElementById(DOOR_BUTTON)?.focus({ preventScroll: true });
}

/** Only one button of the first screen is filled: while the door is open this one, otherwise the quotation link. */
const buttons: Record<Stage, [label: string, className: string]> = {
  idle: ["Leave the door open", "button-outline border-cold bg-canvas text-cold"],
  open: ["Close the door", "button"],
  alert: ["Close the door", "button-outline bg-canvas max-desk:invisible"],
  closed: ["Door closed", "button-outline bg-canvas"],
  left: ["Close the door", "button-outline bg-canvas"],
  kept: ["Again", "button-outline bg-canvas max-tab:grow-0"],
  lost: ["Again", "button-outline bg-canvas max-tab:grow-0"],
};

type DoorControlsProps = { view: HomeView; onPress: () => void };

/** The button beside the door and, at 06:00, the verdict. On a phone both are below the drawing. */
export function DoorControls({ view, onPress }: DoorControlsProps) {
  const { stage } = view;
  const [label, variant] = buttons[stage];
  return (
    <div className="hero-controls needs-island print:hidden">
      {(stage === "kept" || stage === "lost") && <Verdict view={view} />}
      <button
        id={DOOR_BUTTON}
        type="button"
        aria-disabled={stage === "closed"}
        className={`hero-button inline-flex min-h-12 grow items-center justify-center px-5 text-base font-medium aria-disabled:cursor-default flat:px-4 ${variant}`}
        onClick={onPress}
      >
        {stage === "idle" && (
          <FaultIcon fault="door" width="20" height="20" className="mr-2.5 -ml-1 flat:hidden" />
        )}
        <span>{label}</span>
        {/* A line connects the button to the door. */}
        <i className="absolute left-full w-3.5 border-t border-control max-tab:hidden" />
      </button>
    </div>
  );
}

function Verdict({ view }: { view: HomeView }) {
  const { title, line } = closingWords(view);
  return (
    <p className="hero-verdict text-balance">
      <b className={view.stage === "lost" ? "text-warm" : "text-cold"}>{title}</b>{" "}
      <span>{line}</span>
    </p>
  );
}
