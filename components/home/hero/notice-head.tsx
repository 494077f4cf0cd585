import { Logo } from "@/components/ui/icon";
import { clock, events } from "@/lib/cold-room/night";
import { WAITS_AT } from "@/lib/cold-room/visitors-night";

/** The first line of the alert, on the hero's phone and over the page: who sends it, and how long ago. */
export function NoticeHead({ title, minute }: { title: string; minute: number }) {
  const minutesAgo = Math.floor(minute) - events.alert.minute;
  const ago = minutesAgo > 0 ? `${minutesAgo}\u00a0min ago` : "now";
  return (
    <p className="flex items-center gap-2 text-xs">
      <span className="night-notice-sign bg-cold text-canvas">
        <Logo />
      </span>
      <b className="flex-1">{title}</b>
      <span className="text-muted">{minute >= WAITS_AT ? `${clock(minute)}, waiting` : ago}</span>
    </p>
  );
}
