/** Modal while a request is on its way: the page behind is inert, Escape and Cancel abort. */
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
      className="sending-overlay m-auto rounded-[10px] border border-border-strong bg-surface p-6 text-center text-body outline-none"
    >
      <svg width="120" height="24" overflow="visible" className="mx-auto" aria-hidden="true">
        <circle cx="120" cy="12" r="5" className="fill-cold" />
        <path d={LINE} fill="none" strokeWidth="1.6" className="being-written stroke-ink" />
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
  // Not Cancel, or a second Enter would cancel what the first one sent.
  dialog.focus();
  // Gives the focus back, before what comes next takes it.
  return () => dialog.close();
}

/** A calm line, as that of a room in range, to the dot at its end. */
const LINE = "M0 12q5-7 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 13 0";
