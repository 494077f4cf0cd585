import { useEffect, useRef } from "react";
import { SENDING } from "@/lib/quotation/outcomes";

type SendingOverlayProps = { isOpen: boolean; onCancel: () => void };

/** Modal while a request is on its way: the page behind is inert, Escape and Cancel abort. */
export function SendingOverlay({ isOpen, onCancel }: SendingOverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    // Not Cancel, or a second Enter would cancel what the first one sent.
    dialog.focus();
    return () => dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby="sending"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-[calc(100%-24px)] max-w-none rounded-[10px] border border-border-strong bg-surface p-6 text-center text-body [box-shadow:0_28px_56px_-24px_#000a] outline-none backdrop:bg-[#12151866] backdrop:[backdrop-filter:blur(4px)] sm:w-84 dark:backdrop:bg-[#0009]"
    >
      <svg
        width="44"
        height="44"
        fill="none"
        strokeWidth="2"
        className="mx-auto animate-spin"
        aria-hidden="true"
      >
        <circle cx="22" cy="22" r="20" className="stroke-border-strong" />
        <path d="M22 2a20 20 0 0 1 20 20" className="stroke-cold" />
      </svg>
      <p id="sending" className="mt-4 text-heading font-medium text-ink">
        {SENDING}
      </p>
      <p className="mt-1.5 text-label">Your answers stay in the form if you cancel.</p>
      <button
        type="button"
        onClick={onCancel}
        className="mt-5 h-12 w-full button-outline font-medium"
      >
        Cancel
      </button>
    </dialog>
  );
}
