/** Works through `app/page-script.ts`; hidden where scripting is off, as it would do nothing there. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      role="switch"
      aria-checked="true"
      aria-label="Dark theme"
      data-theme-switch=""
      suppressHydrationWarning
      className="flex min-h-11 min-w-11 items-center justify-end gap-2 max-sm:hidden noscript:hidden"
    >
      <span className="hidden text-label dark:inline">Dark</span>
      <span className="text-label dark:hidden">Light</span>
      <span className="relative h-[13px] w-6 rounded-full border border-control">
        <span className="absolute top-0.5 left-0.5 size-[7px] rounded-full bg-ink [transition:translate_180ms_var(--ease-out)] dark:[translate:11px]" />
      </span>
    </button>
  );
}
