import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { AlertCard } from "@/components/ui/alert-card";
import { Icon } from "@/components/ui/icon";
import { clock } from "@/lib/cold-room/clock";
import { alertSentences, events, incident } from "@/lib/cold-room/incident";
import { goToDoor } from "./door-controls";
import { closeDoor } from "./home-session";
import type { useFloatingAlert } from "./use-floating-alert";
import { usePressGuard } from "./use-press-guard";

/** The alert over the page. It never takes the focus and never covers the focused element. */
export function FloatingAlert({ alert }: { alert: ReturnType<typeof useFloatingAlert> }) {
  const { shape, collapse, expand, leave } = alert;
  const region = useRef<HTMLElement>(null);
  const origin = useRef<Element>(null);
  const isInside = useRef(false);
  const isTooSoon = usePressGuard(shape);
  const collapseCard = useEffectEvent(collapse);

  // A removed button loses the focus. It moves to the new content or, if there is none, back to where it was before.
  useLayoutEffect(() => {
    if (!isInside.current) return;
    const next = region.current?.querySelector<HTMLElement>("button, [tabindex]");
    const before = origin.current instanceof HTMLElement ? origin.current : undefined;
    (next ?? before ?? document.getElementById("main"))?.focus({ preventScroll: true });
    isInside.current = next !== null;
  }, [shape]);

  useEffect(() => {
    if (shape !== "card") return;
    const handleKey = (event: KeyboardEvent) => event.key === "Escape" && collapseCard();
    const handleFocusIn = ({ target }: { target: EventTarget | null }) =>
      requestAnimationFrame(() => {
        if (target instanceof Element && !uncover(target, region.current)) collapseCard();
      });
    handleFocusIn({ target: document.activeElement });
    addEventListener("keydown", handleKey);
    addEventListener("focusin", handleFocusIn);
    return () => {
      removeEventListener("keydown", handleKey);
      removeEventListener("focusin", handleFocusIn);
    };
  }, [shape]);

  function ifReady(act: () => void) {
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
      className="floating-alert print:hidden"
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {shape === "card" && (
        <AlertCard
          minute={events.alerted.minute}
          sentences={alertSentences}
          className="floating-alert-card inverse relative [&>p:first-child]:pr-9"
        >
          <p className="mt-3.5 grid grid-cols-[1.2fr_1fr] gap-2">
            <button
              type="button"
              className="button min-h-12 px-1.5 text-base"
              onClick={ifReady(() => {
                goToDoor();
                closeDoor();
              })}
            >
              Go and close it
            </button>
            <button
              type="button"
              className="min-h-12 button-outline px-1.5 text-base font-medium"
              onClick={ifReady(leave)}
            >
              Leave it open
            </button>
          </p>
          <button
            type="button"
            aria-label="Hide the alert"
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center"
            onClick={ifReady(collapse)}
          >
            <Icon viewBox="0 0 14 14" className="size-3.5" d="m1 1 12 12m0-12L1 13" />
          </button>
        </AlertCard>
      )}
      {shape === "pill" && (
        <button
          type="button"
          className="ml-auto flex min-h-11 items-center gap-2.5 rounded-[22px] px-4.5 text-compact font-medium solid shadow-[0_10px_26px_-10px_#000c]"
          onClick={ifReady(expand)}
        >
          <i className="size-2.5 rounded-full bg-warm-dot" />
          <span>{`Door open since ${clock(events.doorOpened.minute)}`}</span>
        </button>
      )}
      {shape === "confirmation" && (
        <p
          className="floating-alert-card inverse rounded-[22px] bg-canvas px-4 py-3.5 text-base text-body -outline-offset-4"
          tabIndex={-1}
        >
          <b>The door stays open.</b>{" "}
          {`Read on to see how cold the stock is at ${clock(incident.lengthMinutes)}.`}
        </p>
      )}
    </section>
  );
}

/** Scrolls `element` from under the card, if it lies there, and returns whether the element is clear of it. */
function uncover(element: Element, region: Element | null): boolean {
  const card = region?.firstElementChild;
  if (!card || element === document.body || region.contains(element)) return true;
  if (element.closest("header") || element.id === "main") return true;
  const isCovered = () => {
    const [a, b] = [element.getBoundingClientRect(), card.getBoundingClientRect()];
    return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
  };
  if (!isCovered()) return true;
  const [a, b] = [element.getBoundingClientRect(), card.getBoundingClientRect()];
  const isAtTop = b.top < innerHeight / 2;
  const top = isAtTop ? a.top - b.bottom - 20 : a.bottom - b.top + 20;
  scrollBy({ top, behavior: "instant" });
  return !isCovered();
}
