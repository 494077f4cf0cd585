import { DelayBar } from "@/components/ui/delay-bar";
import { handOnFocus, showInView } from "@/components/ui/hand-on-focus";
import { statusColors } from "@/components/ui/status-colors";
import { clock } from "@/lib/cold-room/clock";
import { isOffline, room } from "@/lib/cold-room/night";
import { verdict } from "@/lib/cold-room/outcome";
import { setPlaying, stateNow } from "@/lib/cold-room/session";
import { type SessionStore, useSession } from "@/lib/cold-room/use-session";
import { roomStatus } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";

const place = "[grid-area:reading] border-border tab:border-l tab:px-6 tab:pt-5";

/** The last reading that reached the cloud, the time, and what the reading means. At 06:00 it is the verdict. */
export function Reading({ store }: { store: SessionStore }) {
  const session = useSession(store);
  const { night, phase } = session;
  const state = stateNow(session);
  const { minute, faults, condition, last } = state;
  const time = (
    <b data-testid="clock" translate="no" className="block text-ink">
      {clock(minute)}
    </b>
  );

  if (phase === "finished") {
    const { outcome, title, line } = verdict(night);
    return (
      <section
        ref={showInView}
        aria-labelledby="verdict"
        className={`leading-snug max-tab:content-center ${place}`}
      >
        <h2 id="verdict" className="font-normal">
          <span className="text-compact">{time}</span>{" "}
          <span
            className={`block text-heading font-medium tracking-normal [font-kerning:none] lg:text-section ${outcome === "lost" ? "text-warm" : "text-cold"}`}
          >
            {title}
          </span>
        </h2>
        <p className="text-compact">
          <span>{line}</span>
        </p>
      </section>
    );
  }

  const [known, detail] = roomStatus(state);
  const color = isOffline(state) ? "text-muted" : statusColors[condition.status];
  const isPlaying = phase === "playing";
  return (
    <div className={`flex items-center gap-3.5 ${place}`}>
      <p
        translate="no"
        className={`min-w-[2.75em] shrink-0 text-[min(2.75rem,11vw)] leading-none font-medium lg:text-[4rem] ${color}`}
      >
        {formatTemperature(last.air)}
      </p>
      <div className="min-w-0 flex-1 text-compact leading-snug">
        <p>
          {time}{" "}
          <b className={`block ${color}`}>
            <span>{known}</span>
          </b>{" "}
          <span>{detail}</span>
        </p>
        {condition.status === "exceeded" && !isOffline(state) && (
          <DelayBar
            minutes={room.delay}
            waited={(faults.includes("internet") ? last.minute : minute) - condition.since}
            className="mt-1.5 max-w-60"
          />
        )}
      </div>
      {(isPlaying || phase === "paused") && (
        <button
          ref={handOnFocus}
          type="button"
          onClick={() => store.update((now) => setPlaying(now, !isPlaying))}
          className="min-h-11 touch-manipulation text-compact text-link"
        >
          {isPlaying ? "Pause" : "Play"}
        </button>
      )}
    </div>
  );
}
