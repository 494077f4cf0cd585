import { useEffect, useRef } from "react";

type SendingOverlayProps = { isOpen: boolean; onCancel: () => void };

/** Modal while a request is on its way: the page behind is inert, Escape and Cancel abort. */
export function SendingOverlay({ isOpen, onCancel }: SendingOverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      aria-labelledby="sending"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-80 max-w-[calc(100vw-40px)] rounded-[10px] border border-border bg-surface px-6 pt-8 pb-6 text-center text-body backdrop:bg-canvas/80"
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
      <p id="sending" className="mt-5 text-heading font-medium text-ink">
        Sending request
      </p>
      <p className="mt-1.5 text-label">Your answers stay in the form if you cancel.</p>
      <button
        type="button"
        onClick={onCancel}
        className="mt-6 h-12 w-full button-outline font-medium"
      >
        Cancel
      </button>
    </dialog>
  );
}
