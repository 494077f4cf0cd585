export function Logo() {
  return (
    <svg
      viewBox="0 0 26 26"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="shrink-0"
      aria-hidden="true"
    >
      <circle cx="13" cy="13" r="12.25" />
      <path d="M1 15.5h6.2c1.9 0 2.3-7 4.3-7s2.4 7 4.3 7H25" />
    </svg>
  );
}
