import type { ReactNode, Ref } from "react";

type OutcomeProps = {
  /** The specification's sentence, as the page's headline. */
  message: string;
  messageRef?: Ref<HTMLHeadingElement>;
  role?: "status";
  /** Stands beside the message, on a phone below it. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * The result of a request: whether it was sent, and what to do next. Beside an `aside` it fills the window, so that the
 * footer moves out of sight when it replaces the form.
 */
export function Outcome({ message, messageRef, role, aside, children }: OutcomeProps) {
  return (
    <div
      className={`container-page grid content-start items-start gap-x-6 gap-y-8 py-[clamp(28px,5vw,72px)] print:block print:min-h-0 ${aside ? "md:min-h-[calc(100svh-65px)] md:grid-cols-2" : "md:min-h-[calc(100svh-288px)]"}`}
    >
      <div>
        <div role={role}>
          <h1
            ref={messageRef}
            tabIndex={-1}
            className="-ml-[.03em] text-[min(14vw,clamp(2.5rem,1.5rem+3.5vw,4.5rem))] leading-none tracking-[-.032em] outline-none [word-spacing:.05em]"
          >
            {message}
          </h1>
        </div>
        {children}
      </div>
      {aside}
    </div>
  );
}
