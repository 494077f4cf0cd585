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
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 noscript:hidden"
    >
      <span className="hidden text-label lg:dark:inline">Dark</span>
      <span className="hidden text-label lg:inline dark:hidden">Light</span>
      <svg width="34" height="18" aria-hidden="true" className="text-ink">
        <rect
          x=".5"
          y=".5"
          width="33"
          height="17"
          rx="8.5"
          fill="none"
          className="stroke-control"
        />
        <circle
          cx="9"
          cy="9"
          r="5"
          fill="currentColor"
          className="[transition:translate_180ms_var(--ease-out)] dark:[translate:1rem]"
        />
      </svg>
    </button>
  );
}
