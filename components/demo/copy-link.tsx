import { useState } from "react";

/** Copies the page's address, or shows it where the browser forbids that. Use with a key: another address, a new start. */
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

  return (
    <>
      <button type="button" onClick={handleCopy} className="min-h-11 text-link">
        {outcome === "copied" ? "Link copied" : "Copy link"}
      </button>
      <span role="status" className="basis-full text-label">
        {outcome === "refused" && (
          <>
            Copy it from here: <span className="break-all select-all">{location.href}</span>
          </>
        )}
      </span>
    </>
  );
}
