/** The modal dialog that is shown while a request is being sent. Escape, Cancel and a browser that closes it abort it. */
export function SendingOverlay({ onCancel }: { onCancel: () => void }) {
  return (
    <dialog
      ref={showModal}
      tabIndex={-1}
      aria-labelledby="sending"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onClose={onCancel}
      className="m-auto w-[min(100%-2*var(--margin),21rem)] rounded-[10px] border border-border-strong bg-surface p-6 text-center text-body outline-none backdrop:bg-[#0006] backdrop:[backdrop-filter:blur(4px)]"
    >
      <svg width="120" height="24" overflow="visible" className="mx-auto" aria-hidden="true">
        <circle cx="120" cy="12" r="5" className="fill-cold" />
        <path d={LINE} fill="none" strokeWidth="1.6" className="sending-line stroke-ink" />
      </svg>
      <p id="sending" className="mt-4 text-heading font-medium text-ink">
        Sending request
      </p>
      <p className="mt-1.5 text-label text-balance">Your answers stay in the form if you cancel.</p>
      <button
        type="button"
        onClick={onCancel}
        className="mt-5 h-12 button-outline px-5 font-medium"
      >
        Cancel
      </button>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  // `showModal` focuses Cancel, where a second press of Enter would abort the request.
  dialog.focus();
  // `close` restores the focus. The form moves it again when it shows the result.
  return () => dialog.close();
}

/** A calm temperature line that ends in a dot. */
const LINE = "M0 12q5-7 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 13 0";
