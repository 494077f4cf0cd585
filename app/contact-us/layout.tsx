import { TemperatureStrip } from "@/components/charts/temperature-strip";

/** Contains the line that `RequestSent` draws, in the form and on its own page. */
export default function ContactLayout({ children }: LayoutProps<"/contact-us">) {
  return (
    <>
      {children}
      <svg className="hidden">
        <g id="calm-night">
          <TemperatureStrip from={0} to={150} degrees={[-4, 7]} />
        </g>
      </svg>
    </>
  );
}
