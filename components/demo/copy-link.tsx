import { useState } from "react";

/** Copies the page's address, or hands it over where the browser forbids that. Use with a key: another address, a new start. */
export function CopyLink() {
  const [outcome, setOutcome] = useState<"copied" | "refused">();

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  }

  if (outcome === "refused")
    return (
      <input
        ref={select}
        readOnly
        aria-label="Copy this link"
        value={location.href}
        className="field w-full"
      />
    );
  return (
    <button type="button" onClick={handleCopy} className="min-h-11 text-link">
      {outcome === "copied" ? "Link copied" : "Copy link"}
    </button>
  );
}

// Takes the focus from the button that was pressed, and with it says what to do.
function select(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
