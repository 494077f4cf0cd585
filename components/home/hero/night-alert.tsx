import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Logo } from "@/components/ui/icon";
import { alertTexts, clock, events } from "@/lib/night/night";
import { type Game, WAITS_AT } from "@/lib/night/visitors-night";
import { dispatch } from "./night-store";
import type { useAlert } from "./use-alert";
import { usePressGuard } from "./use-press-guard";

type NightAlertProps = { game: Game; alert: ReturnType<typeof useAlert>; goToDoor: () => void };

/** The alert that follows the visitor over the page. It takes no focus by itself, and covers nothing that has it. */
export function NightAlert({ game, alert, goToDoor }: NightAlertProps) {
  const { shape, fold, unfold, leave } = alert;
  const region = useRef<HTMLElement>(null);
  const came = useRef<Element>(null);
  const isTooSoon = usePressGuard(shape);
  const foldBy = useEffectEvent(fold);
  useFocusIn(region, shape, came);

  useEffect(() => {
    if (shape !== "card") return;
    const handleKey = (event: KeyboardEvent) => event.key === "Escape" && foldBy();
    const keepClear = ({ target }: { target: EventTarget | null }) =>
      requestAnimationFrame(() => {
        if (target instanceof Element && !isMadeClear(target, region.current)) foldBy();
      });
    keepClear({ target: document.activeElement });
    addEventListener("keydown", handleKey);
    addEventListener("focusin", keepClear);
    return () => {
      removeEventListener("keydown", handleKey);
      removeEventListener("focusin", keepClear);
    };
  }, [shape]);

  function unlessTooSoon(act: () => void) {
    return () => void (isTooSoon() || act());
  }

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) came.current = relatedTarget;
  }

  return (
    <section
      ref={region}
      aria-label="Alert from Temp Guard"
      hidden={!shape}
      className="night-alert print:hidden"
      onFocus={rememberOrigin}
    >
      {shape === "card" && (
        <div className="night-alert-card inverse">
          <CardText minute={game.minute} />
          <p className="night-alert-buttons">
            <button
              type="button"
              className="button"
              onClick={unlessTooSoon(() => {
                goToDoor();
                dispatch({ type: "close" });
              })}
            >
              Go and close it
            </button>
            <button
              type="button"
              className="button-outline font-medium"
              onClick={unlessTooSoon(leave)}
            >
              Leave it open
            </button>
          </p>
        </div>
      )}
      {shape === "pill" && (
        <button type="button" className="night-alert-pill" onClick={unlessTooSoon(unfold)}>
          <i className="bg-warm-dot" /> Door open since {clock(events.ajar.minute)}
        </button>
      )}
      {shape === "confirmation" && (
        <p className="night-alert-card inverse" tabIndex={-1}>
          <b>The door stays open.</b> See what the morning says.
        </p>
      )}
    </section>
  );
}

function CardText({ minute }: { minute: number }) {
  const [reading, rule] = alertTexts(events.alert);
  const minutesAgo = Math.floor(minute) - events.alert.minute;
  const ago = minutesAgo > 0 ? `${minutesAgo}\u00a0min ago` : "now";
  return (
    <>
      <p className="flex items-center gap-2 text-xs">
        <span className="night-notice-sign bg-cold text-canvas">
          <Logo />
        </span>
        <b className="flex-1">Temp Guard · {clock(events.alert.minute)}</b>
        <span className="text-muted">{minute >= WAITS_AT ? `${clock(minute)}, waiting` : ago}</span>
      </p>
      <p className="mt-1.5">
        <b className="text-name">{reading}</b> <br />
        {rule}
      </p>
    </>
  );
}

/** Hands the focus on when what had it is gone: to what has taken its place, and in the end to what had it before. */
function useFocusIn(
  region: React.RefObject<HTMLElement | null>,
  shape: string | undefined,
  came: React.RefObject<Element | null>,
) {
  const had = useRef(false);
  useLayoutEffect(() => {
    const part = region.current;
    if (had.current) {
      const next = part?.querySelector<HTMLElement>("button, [tabindex]");
      const before = came.current instanceof HTMLElement ? came.current : undefined;
      (next ?? before ?? document.getElementById("main"))?.focus({ preventScroll: true });
    }
    return () => {
      had.current = part?.contains(document.activeElement) ?? false;
    };
  }, [region, shape, came]);
}

/** Scrolls `element` clear of the card if that lies over it; whether it is clear then. */
function isMadeClear(element: Element, region: Element | null): boolean {
  const card = region?.firstElementChild;
  if (!card || element === document.body || region.contains(element)) return true;
  if (element.closest("header, main[tabindex]") === element || element.closest("header"))
    return true;
  const isUnder = () => {
    const [a, b] = [element.getBoundingClientRect(), card.getBoundingClientRect()];
    return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
  };
  if (!isUnder()) return true;
  const top = element.getBoundingClientRect().top - card.getBoundingClientRect().bottom - 20;
  scrollBy({ top, behavior: "instant" });
  return !isUnder();
}
