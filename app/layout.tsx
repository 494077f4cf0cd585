import localFont from "next/font/local";
import "./globals.css";

const instrumentSans = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-instrument-sans",
});

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en" className={`dark ${instrumentSans.variable}`} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
