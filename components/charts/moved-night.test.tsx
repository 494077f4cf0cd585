/** @jest-environment jsdom */
import type { ReactNode } from "react";
import type * as Simulation from "@/lib/cold-room/simulate-night";

type Moved = Awaited<ReturnType<typeof siteWithNightMovedBy>>;

const kinds = ["ajar", "crossed", "alert", "acknowledged", "closed", "back"] as const;

/** In minutes; not a full hour, so that no event keeps its place on the hours. */
const [EARLIER, LATER] = [-35, 80];

let earlier: Moved;
let usual: Moved;
let later: Moved;

beforeAll(async () => {
  earlier = await siteWithNightMovedBy(EARLIER);
  usual = await siteWithNightMovedBy(0);
  later = await siteWithNightMovedBy(LATER);
});

test("some time earlier or later the same night happens", () => {
  for (const kind of kinds) {
    expect(Math.abs(minuteOf(later, kind) - minuteOf(usual, kind) - LATER)).toBeLessThan(10);
    expect(Math.abs(minuteOf(earlier, kind) - minuteOf(usual, kind) - EARLIER)).toBeLessThan(10);
  }
});

test.each(["home", "iot", "product", "contact", "notFound", "played", "demo"] as const)(
  "%s: every number of every drawing is one, and every mark lies in its drawing",
  (page) => {
    for (const moved of [earlier, usual, later]) {
      const { markup, element } = moved.pages[page];
      expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/);
      const places = [...element.querySelectorAll("circle[cx$='%'], text[x$='%']")]
        .flatMap((mark) => ["cx", "cy", "x", "y"].map((name) => mark.getAttribute(name) ?? ""))
        .filter((place) => place.endsWith("%"))
        .map(parseFloat);
      expect(places.length).toBeGreaterThan(0);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(-1);
      expect(Math.max(...places)).toBeLessThanOrEqual(101);
    }
  },
);

test.each(["home", "iot", "product", "contact", "played", "demo"] as const)(
  "%s: every sentence says the events' new times",
  (page) => {
    for (const moved of [earlier, later]) {
      const [before, after] = [sentencesOf(usual, page), sentencesOf(moved, page)];
      for (const kind of kinds) {
        const told = before.filter((sentence) => sentence.includes(timeOf(usual, kind)));
        const toldAfter = after.filter((sentence) => sentence.includes(timeOf(moved, kind)));
        expect(toldAfter.length).toBeGreaterThanOrEqual(told.length);
        for (const sentence of told) expect(after).not.toContain(sentence);
      }
    }
  },
);

test("what the home page's styles place by the night's events follows them", () => {
  const share = ({ pages }: Moved, name: string) =>
    Number(new RegExp(`--${name}:([\\d.]+)`).exec(pages.home.markup)?.[1]);
  for (const [name, kind] of [
    ["door", "ajar"],
    ["alert", "alert"],
  ] as const) {
    for (const moved of [earlier, usual, later]) {
      expect(share(moved, name)).toBeCloseTo(minuteOf(moved, kind) / moved.night.lengthMinutes, 4);
    }
  }
});

test("the alert's mark of the night report and of the round chart follows", () => {
  const alertAt = (moved: Moved) => minuteOf(moved, "alert") / moved.night.lengthMinutes;
  for (const moved of [earlier, usual, later]) {
    const report = moved.pages.product.element.querySelector(".night-report .fill-warm-dot");
    expect(parseFloat(report?.getAttribute("cx") ?? "")).toBeCloseTo(100 * alertAt(moved), 1);
    const dial = moved.pages.iot.element.querySelector("[aria-label*='round chart']");
    const mark = dial?.querySelector(":scope > .fill-warm-dot");
    const paper = dial?.querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    const [left = NaN, top = NaN, width = NaN, height = NaN] = paper;
    const share = (place: "cx" | "cy") => parseFloat(mark?.getAttribute(place) ?? "") / 100;
    const [x, y] = [left + share("cx") * width, top + share("cy") * height];
    expect(Math.atan2(-y, -x) / Math.PI).toBeCloseTo(alertAt(moved), 2);
  }
});

test("the quiet hours before and after it stay within the limits", () => {
  for (const { night, quiet } of [earlier, usual, later]) {
    expect(Math.min(...quiet)).toBeGreaterThan(night.low);
    expect(Math.max(...quiet)).toBeLessThan(night.high);
  }
});

function minuteOf({ night }: Moved, kind: (typeof kinds)[number]): number {
  return night.events[kind].minute;
}

/** A page's words; times of day that stand alone apart, as the labels of an axis come and go. */
function sentencesOf({ pages }: Moved, page: keyof Moved["pages"]): string[] {
  return pages[page].texts.filter((text) => !/^(\d\d:\d\d)?$/.test(text));
}

function timeOf(moved: Moved, kind: (typeof kinds)[number]): string {
  return moved.clock(minuteOf(moved, kind));
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

/** Everything that draws the night, with the incident so many minutes later than it is. */
async function siteWithNightMovedBy(minutes: number) {
  jest.resetModules();
  jest.doMock("@/lib/cold-room/simulate-night", () => {
    const actual = jest.requireActual<typeof Simulation>("@/lib/cold-room/simulate-night");
    const incident = actual.INCIDENT_MINUTE + minutes;
    return {
      ...actual,
      INCIDENT_MINUTE: incident,
      simulateNight: () => actual.simulateNight(incident),
      simulatePowerCut: () => actual.simulatePowerCut(incident),
    };
  });
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { night, clock } = await import("@/lib/cold-room/night");
  const { smallHoursSamples } = await import("./small-hours");
  const { eveningPlot } = await import("./broken-line");
  const quiet = [
    ...smallHoursSamples,
    ...night.attended.slice(eveningPlot.from, eveningPlot.to + 1),
  ];
  const { default: Home } = await import("@/app/page");
  const { default: Iot } = await import("@/app/iot/page");
  const { default: Product } = await import("@/app/iot/tempguard/page");
  const { default: Contact } = await import("@/app/contact-us/page");
  const { default: NotFound } = await import("@/app/not-found");
  const { default: Demo } = await import("@/app/demo/page");
  const draw = (page: ReactNode) => parsed(renderToStaticMarkup(page));
  const pages = {
    home: draw(<Home />),
    iot: draw(<Iot />),
    product: draw(<Product />),
    contact: draw(<Contact />),
    notFound: draw(<NotFound />),
    played: draw(await playedNights()),
    demo: draw(<Demo />),
  };
  return { night, clock, pages, quiet: quiet.map(({ air }) => air) };
}

/** The game of the home page, at each of its steps: left open, and closed before and after the alert. */
async function playedNights() {
  const { atRest, play } = await import("@/lib/cold-room/visitors-night");
  const { DeviceOnTheLine } = await import("@/components/home/hero/device-on-the-line");
  const { LiveDrawing } = await import("@/components/home/hero/live-drawing");
  const { LockScreen } = await import("@/components/home/hero/lock-screen");
  const { Controls } = await import("@/components/home/hero/controls");
  const { announcement } = await import("@/lib/cold-room/announcements");
  const steps = { left: "leave", early: "close", late: "close" } as const;
  const games = Object.entries(steps).flatMap(([name, decision]) => {
    const games = [play(atRest, { type: "open" })];
    const then = (type: "step" | "leave" | "close") =>
      games.push(play(games.at(-1) ?? atRest, { type }));
    for (let i = 0; i < (name === "early" ? 1 : 3); i++) then("step");
    then(decision);
    for (let i = 0; i < 3; i++) then("step");
    return games;
  });
  return games.map((game, i) => (
    <div key={i}>
      <DeviceOnTheLine game={game} />
      <LiveDrawing game={game} />
      <LockScreen game={game} />
      <Controls game={game} />
      <p>{announcement(game)}</p>
    </div>
  ));
}
