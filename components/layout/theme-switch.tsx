/** `start-theme.ts` handles its presses. It is hidden without JavaScript. */
export function ThemeSwitch({ className = "" }: { className?: string }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked="true"
      aria-label="Dark theme"
      data-theme-switch
      suppressHydrationWarning
      className={`flex min-h-11 min-w-11 items-center justify-end gap-2 no-js:hidden ${className}`}
    >
      <span className="text-label md:max-lg:hidden">Dark</span>
      <i className="w-6 shrink-0 rounded-[7px] border border-control p-0.5">
        <i className="block size-[7px] rounded-full bg-ink [transition:translate_180ms_var(--ease-out)] dark:[translate:11px]" />
      </i>
    </button>
  );
}
