import { Gradient } from "@/components/ui/gradient";

type DoorProps = { state: "ajar" | "open" | "closed"; onPress: () => void };

/**
 * The cold room's door, drawn in the chart at the minute at which it is opened. A press opens or closes it. It is not
 * available to screen readers and the keyboard, which have the button beside it.
 */
export function Door({ state, onPress }: DoorProps) {
  return (
    <div className="door" data-door={state} aria-hidden="true">
      <i className="door-light" />
      {room}
      <div className="door-leaf">
        {leaf}
        <i />
      </div>
      <button
        type="button"
        tabIndex={-1}
        className="pointer-events-auto needs-island max-[19rem]:hidden print:hidden"
        onClick={onPress}
      />
    </div>
  );
}

/** The frame, the gasket, and the lit room behind the door. */
const room = (
  <svg viewBox="0 0 140 240" preserveAspectRatio="none" className="size-full">
    <Gradient id="door-frame" stops={["#6d7375", "#d9dddd 6%", "#aeb3b4 50%", "#4d5254"]} />
    <Gradient id="door-room" stops={["#5f4e3c", "#f3d7ab 68%", "#fff4e0"]} />
    <path d="M0 240V8a8 8 0 0 1 8-8h124a8 8 0 0 1 8 8v232z" fill="url(#door-frame)" />
    <path d="M7 240V12a5 5 0 0 1 5-5h116a5 5 0 0 1 5 5v228z" fill="#15181a" />
    <path d="M12 240V15a3 3 0 0 1 3-3h110a3 3 0 0 1 3 3v225z" fill="url(#door-room)" />
    <path
      d="M12 76h116v4H12zM12 132h116v4H12zM12 188h116v4H12zM68 46h26v30H68zM98 52h24v24H98zM62 106h32v26H62zM100 100h22v32h-22zM70 160h24v28H70zM98 150h26v38H98zM78 208h42v32H78z"
      fill="#43372c"
      fillOpacity=".62"
    />
  </svg>
);

/** Brushed steel with hinges, a pull handle and a kick plate. */
const leaf = (
  <svg viewBox="0 0 140 240" preserveAspectRatio="none" className="size-full">
    <Gradient id="door-leaf" stops={["#e8ebea", "#c2c7c7 40%", "#868c8e"]} y="1" />
    <Gradient id="door-chrome" stops={["#5d6466", "#fff 35%", "#8d9495 65%", "#454b4d"]} />
    <rect x="2" y="2" width="136" height="238" rx="8" fill="#101314" />
    <rect x="5" y="5" width="130" height="233" rx="6" fill="url(#door-leaf)" />
    <path d="M8 232V13a5 5 0 0 1 5-5h116" stroke="#fff" strokeOpacity=".75" fill="none" />
    <rect x="17" y="18" width="106" height="156" rx="5" fill="#0001" stroke="#6b7274" />
    <rect x="17" y="187" width="106" height="42" rx="3" fill="#858b8d" stroke="#6b7274" />
    <path d="M0 34h15v18H0zM0 194h15v18H0z" fill="url(#door-chrome)" stroke="#3a3f41" />
    <rect x="100" y="92" width="20" height="50" rx="6" fill="#2b3032" />
    <rect x="105" y="84" width="10" height="66" rx="5" fill="url(#door-chrome)" />
  </svg>
);
