import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { clock } from "@/lib/cold-room/clock";
import { events } from "@/lib/cold-room/incident";
import { alertSentences } from "@/lib/cold-room/words";
import { dispatch } from "./night-store";
import { Logo } from "@/components/ui/icon";
import type { useAlert } from "./use-alert";
import { usePressGuard } from "./use-press-guard";

type NightAlertProps = { alert: ReturnType<typeof useAlert>; goToDoor: () => void };

/** The alert that follows the visitor over the page. It takes no focus by itself, and covers nothing that has it. */
export function NightAlert({ alert, goToDoor }: NightAlertProps) {
  const { shape, fold, unfold, leave } = alert;
  const region = useRef<HTMLElement>(null);
  const origin = useRef<Element>(null);
  const isInside = useRef(false);
  const isTooSoon = usePressGuard(shape);
  const foldBy = useEffectEvent(fold);

  // What had the focus is gone: what has taken its place gets it, and in the end what had it before.
  useLayoutEffect(() => {
    if (!isInside.current) return;
    const next = region.current?.querySelector<HTMLElement>("button, [tabindex]");
    const before = origin.current instanceof HTMLElement ? origin.current : undefined;
    (next ?? before ?? document.getElementById("main"))?.focus({ preventScroll: true });
    isInside.current = next !== null;
  }, [shape]);

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

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!isInside.current && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    isInside.current = true;
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    isInside.current = currentTarget.contains(relatedTarget);
  }

  return (
    <section
      ref={region}
      aria-label="Alert from Temp Guard"
      hidden={!shape}
      className="night-alert print:hidden"
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {shape === "card" && (
        <div className="night-alert-card inverse">
          <p className="flex items-center gap-2 text-xs">
            <span className="night-alert-sign bg-cold text-canvas">
              <Logo />
            </span>
            <b className="flex-1">Temp Guard</b>
            <span className="text-muted">{clock(events.alerted.minute)}</span>
          </p>
          <p className="mt-1.5">
            <b className="text-name">{reading}</b> <br />
            {rule}
          </p>
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
          <i className="bg-warm-dot" /> Door open since {clock(events.doorOpened.minute)}
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

const [reading, rule] = alertSentences;

/** Scrolls `element` clear of the card if that lies over it; whether it is clear then. */
function isMadeClear(element: Element, region: Element | null): boolean {
  const card = region?.firstElementChild;
  if (!card || element === document.body || region.contains(element)) return true;
  if (element.closest("header") || element.id === "main") return true;
  const isUnder = () => {
    const [a, b] = [element.getBoundingClientRect(), card.getBoundingClientRect()];
    return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
  };
  if (!isUnder()) return true;
  const top = element.getBoundingClientRect().top - card.getBoundingClientRect().bottom - 20;
  scrollBy({ top, behavior: "instant" });
  return !isUnder();
}
