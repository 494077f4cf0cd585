/** @jest-environment jsdom */
import type { ReactNode } from "react";
import type * as Clock from "@/lib/cold-room/clock";

/** Minutes since 18:00 at which the door is opened: as in the code, and others between 18:30 and 05:00. */
const { INCIDENT_MINUTE: USUAL } = jest.requireActual<typeof Clock>("@/lib/cold-room/clock");
const MOVED = [30, 425, 540, 660].filter((minute) => minute !== USUAL);

const kinds = ["doorOpened", "limitExceeded", "alerted", "acknowledged", "doorClosed"] as const;
const pageNames = ["home", "simulated", "iot", "product", "notFound", "demo"] as const;

const sites = new Map<number, Awaited<ReturnType<typeof siteWithIncidentAt>>>();

beforeAll(async () => {
  for (const minute of [USUAL, ...MOVED]) sites.set(minute, await siteWithIncidentAt(minute));
}, 60_000);

test("the unchanged pages state the time of the alert", () => {
  const { pages, clock, events } = siteAt(USUAL);
  for (const name of ["home", "simulated", "iot", "product"] as const)
    expect(pages[name].texts.join()).toContain(clock(events.alerted.minute));
});

describe.each(MOVED)("with the incident at minute %i", (minute) => {
  test("the same events happen, shifted by the same time", () => {
    const [{ events: usual }, { events: moved }] = [siteAt(USUAL), siteAt(minute)];
    for (const kind of kinds) {
      const shift = moved[kind].minute - usual[kind].minute - (minute - USUAL);
      expect(Math.abs(shift)).toBeLessThan(10);
    }
  });

  test.each(pageNames)("every number of %s is one, and every mark lies in its drawing", (name) => {
    const { markup, element } = siteAt(minute).pages[name];
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/);
    const places = [...element.querySelectorAll("circle[cx$='%'], text[x$='%']")]
      .flatMap((mark) => ["cx", "cy", "x", "y"].map((side) => mark.getAttribute(side) ?? ""))
      .filter((place) => place.endsWith("%"))
      .map(parseFloat);
    expect(Math.min(0, ...places)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(0, ...places)).toBeLessThanOrEqual(101);
  });

  test.each(pageNames)("every sentence of %s gives the new times", (name) => {
    const [usual, moved] = [siteAt(USUAL), siteAt(minute)];
    const after = sentencesOf(moved.pages[name].texts);
    for (const kind of kinds) {
      const time = usual.clock(usual.events[kind].minute);
      const before = sentencesOf(usual.pages[name].texts).filter((text) => text.includes(time));
      for (const sentence of before) expect(after).not.toContain(sentence);
    }
  });

  test("hero, night report and round chart mark the new time", () => {
    const { pages, events, length } = siteAt(minute);
    const alertedAt = events.alerted.minute / length;
    const place = /--alert:([\d.]+)/.exec(pages.home.markup)?.[1];
    expect(Number(place)).toBeCloseTo(alertedAt, 4);
    const report = pages.product.element.querySelector(".night-report .fill-warm-dot");
    expect(parseFloat(report?.getAttribute("cx") ?? "")).toBeCloseTo(100 * alertedAt, 1);
    const dial = pages.iot.element.querySelector("[aria-label*='round chart']");
    const mark = dial?.querySelector(":scope > .fill-warm-dot");
    const box = dial?.querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    const [left = NaN, top = NaN, width = NaN, height = NaN] = box;
    const share = (side: "cx" | "cy") => parseFloat(mark?.getAttribute(side) ?? "") / 100;
    const [x, y] = [left + share("cx") * width, top + share("cy") * height];
    expect(Math.atan2(-y, -x) / Math.PI).toBeCloseTo(alertedAt, 2);
  });

  test("the quiet hours stay within the limits", () => {
    const { quiet, incident } = siteAt(minute);
    expect(quiet.length).toBeGreaterThanOrEqual(5 * 60);
    expect(Math.min(...quiet)).toBeGreaterThan(incident.low);
    expect(Math.max(...quiet)).toBeLessThan(incident.high);
  });
});

function siteAt(minute: number) {
  const site = sites.get(minute);
  if (!site) throw new RangeError(`No site with its incident at ${minute}`);
  return site;
}

/** Texts other than a single time of day, which may be the label of an axis. */
function sentencesOf(texts: string[]): string[] {
  return texts.filter((text) => !/^(\d\d:\d\d\.?)? ?$/.test(text));
}

function parsed(markup: string) {
  const element = document.createElement("div");
  element.innerHTML = markup;
  const elements = [...element.querySelectorAll("*")];
  const names = elements.map((each) => each.getAttribute("aria-label") ?? "");
  const texts = elements.flatMap(({ childNodes }) =>
    [...childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
  );
  return { markup, element, texts: [...names, ...texts] };
}

/** The pages with the reference incident, whose door is opened at `minute`. */
async function siteWithIncidentAt(minute: number) {
  jest.resetModules();
  jest.doMock("@/lib/cold-room/clock", () => ({
    ...jest.requireActual<typeof Clock>("@/lib/cold-room/clock"),
    INCIDENT_MINUTE: minute,
  }));
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { clock } = await import("@/lib/cold-room/clock");
  const { events, incident } = await import("@/lib/cold-room/incident");
  const { quietHours } = await import("@/components/charts/temperature-strip");
  const { default: Home } = await import("@/app/page");
  const { default: Iot } = await import("@/app/iot/page");
  const { default: Product } = await import("@/app/iot/tempguard/page");
  const { default: NotFound } = await import("@/app/not-found");
  const { default: Demo } = await import("@/app/demo/page");
  const draw = (page: ReactNode) => parsed(renderToStaticMarkup(page));
  const pages = {
    home: draw(<Home />),
    simulated: draw(await simulations()),
    iot: draw(<Iot />),
    product: draw(<Product />),
    notFound: draw(<NotFound />),
    demo: draw(<Demo />),
  };
  const [from, to] = quietHours;
  const quiet = incident.attended.slice(from, to + 1).map(({ air }) => air);
  return { events, incident, clock, pages, quiet, length: incident.lengthMinutes };
}

/** The home page's simulation at each of its stops: door left open, closed after the alert, and closed before it. */
async function simulations() {
  const { initialSession, sessionReducer } = await import("@/lib/cold-room/session");
  const { homeSetup, homeView } = await import("@/components/home/home-session");
  const { closingWords, homeAnnouncement, statusWords } =
    await import("@/components/home/home-words");
  const { HeroDevice } = await import("@/components/home/hero-device");
  const { SessionLines } = await import("@/components/home/door-simulation");
  const faults = ["door"] as const;
  const decisions = [
    { stops: 3, action: { type: "leave" } },
    { stops: 3, action: { type: "repair", faults } },
    { stops: 1, action: { type: "repair", faults } },
  ] as const;
  const sessions = decisions.flatMap(({ stops, action }) => {
    const step = { type: "advance", seconds: 1, isStepped: true } as const;
    const actions = [{ type: "break", faults } as const, ...Array(stops).fill(step), action];
    const played = [initialSession(homeSetup)];
    for (const next of [...actions, step, step, step])
      played.push(sessionReducer(played.at(-1) ?? initialSession(homeSetup), next));
    return played;
  });
  return sessions.map(homeView).map((view, i) => (
    <div key={i}>
      <HeroDevice view={view} />
      <SessionLines view={view} />
      <p>{Object.values(statusWords(view)).join(" ")}</p>
      <p>{homeAnnouncement(view, true)}</p>
      <p>{Object.values(closingWords(view)).join(" ")}</p>
    </div>
  ));
}
