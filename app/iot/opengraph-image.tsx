import { readJpeg, socialImage } from "@/components/layout/social-image";
import { linePath } from "@/components/charts/plot";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { incident } from "@/lib/cold-room/incident";
import { calmNight, stateAt } from "@/lib/cold-room/night";
import { formatTemperature } from "@/lib/format";

const image = socialImage({
  title: ["Smart solutions,", "automation,", "robotics."],
  subtitle: "For industrial and educational use",
  picture: calmDevice,
});
export const { alt, size } = image;
export default image.draw;

/** The device with a calm night on its display, as on the page. */
async function calmDevice() {
  const { low, high, name } = incident;
  const air = stateAt(calmNight, NIGHT_MINUTES).air;
  return (
    <div tw="absolute left-[600px] top-[10px] flex">
      <img src={await readJpeg("housing")} alt="" width={700} height={678} />
      <div tw="absolute left-[162px] top-[120px] w-[361px] flex flex-col text-[22px] text-[#bdc1bf]">
        <div tw="flex justify-between">
          {name}
          <div tw="text-[#83d3d8]">Normal</div>
        </div>
        <div
          tw="mb-4 text-[112px] leading-[1.1] text-[#f2f0ea]"
          style={{ letterSpacing: "-0.03em" }}
        >
          {formatTemperature(air)}
        </div>
        <svg
          width="361"
          height="96"
          viewBox={`0 ${-high} ${NIGHT_MINUTES} ${high - low}`}
          preserveAspectRatio="none"
          fill="none"
        >
          <rect y={-high} width={NIGHT_MINUTES} height={high - low} fill="#0b2429" />
          <path
            d={linePath(calmNight, (reading) => reading.air, 12)}
            stroke="#83d3d8"
            strokeWidth=".14"
          />
        </svg>
      </div>
      <div
        tw="absolute left-[499px] top-[497px] w-[69px] h-[10px] rounded-full bg-[#83d3d8]"
        style={{ boxShadow: "0 0 24px #83d3d8" }}
      />
    </div>
  );
}
