import { Icon } from "@/components/ui/icon";
import type { Tone } from "@/lib/cold-room/words";

export const toneText = {
  ok: "text-cold",
  pending: "text-amber",
  alert: "text-warm",
  silent: "text-body",
  done: "text-ink",
};

/** The colours of a reading. */
export const toneReading = { ...toneText, ok: "text-ink", silent: "text-muted" };

/** An icon with a different shape for each tone, so that colour is not the only cue. */
export function ToneMark({ tone, className = "" }: { tone: Tone; className?: string }) {
  return (
    <Icon
      width="12"
      height="12"
      fill={tone === "ok" ? "currentColor" : "none"}
      strokeWidth="1.3"
      strokeLinejoin="round"
      className={`shrink-0 ${toneText[tone]} ${className}`}
      d={shapes[tone]}
    />
  );
}

const shapes = {
  ok: "M6 2.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z",
  pending: "M6 .9L11.1 6L6 11.1.9 6z",
  alert: "M6 .8L11.5 11H.5zM6 4.5v3M6 8.6v.9",
  silent: "M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z",
  done: "M1 6.5 4.5 10L11 2.5",
};
