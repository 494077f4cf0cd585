import { socialImage } from "@/components/layout/social-image";
import { costsLessEach, formatPrice, plans } from "@/lib/pricing";

const image = socialImage({
  title: ["Priced per device.", ...(costsLessEach() ? ["Less each as you add more."] : [])],
  subtitle: "Per device and year, billed yearly",
  picture: stair,
});
export const { alt, size } = image;
export default image.draw;

const TREAD_WIDTH = 330;
/** In pixels for each unit of the currency. */
const SCALE = 0.34;

/** The price per device as a stair with a cable on its treads, as on the page. */
function stair() {
  const last = plans.length - 1;
  const cable = plans.map(
    ({ annually }, i) =>
      `V${-SCALE * annually - 4}H${i * TREAD_WIDTH + (i < last ? TREAD_WIDTH + 4 : 300)}`,
  );
  return (
    <div tw="absolute left-0 bottom-0 flex items-end w-full">
      {plans.map(({ title, annually }, i) => (
        <div
          key={title}
          tw={`flex flex-col pl-[60px] py-[26px] shrink-0 ${i < last ? "bg-[#0f2124] text-[#bdc1bf]" : "bg-[#2f5a5f]"}`}
          style={{
            width: i < last ? TREAD_WIDTH : size.width - last * TREAD_WIDTH,
            height: SCALE * annually,
          }}
        >
          {title}
          <div tw="text-[52px]" style={{ letterSpacing: "-0.03em" }}>
            {formatPrice(annually)}
          </div>
        </div>
      ))}
      <svg
        style={{ position: "absolute", left: 0, bottom: 0 }}
        width="1200"
        height="300"
        viewBox="0 -300 1200 300"
        fill="none"
        stroke="#268b93"
        strokeWidth="8"
        strokeLinejoin="round"
      >
        <path d={`M-9 ${-SCALE * plans[0].annually - 4}${cable.join("")}`} />
        <path
          d={`M${2 * TREAD_WIDTH + 300} ${-SCALE * (plans[last]?.annually ?? 0) - 4}h100`}
          stroke="#e9eeee"
        />
      </svg>
    </div>
  );
}
