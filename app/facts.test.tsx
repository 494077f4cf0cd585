/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/dom";
import type { Facts } from "@/lib/facts";

const given: Facts = {
  alertChannel: "By telephone.",
  devicesPerRoom: "One device watches one room.",
  installation: "We mount it.",
  warranty: "Two years.",
  replyTime: "one working day",
  headlinePriceCovers: "It covers one device.",
  email: "sales@example.com",
  address: "Majeedhee Magu, Malé",
  photograph: { file: "device.webp", width: 1200, height: 900, alt: "Temp Guard on a wall" },
};

/** Renders the pages and the footer as a build with these facts would. */
async function show(facts: Facts) {
  jest.resetModules();
  jest.doMock("@/lib/facts", () => ({ facts }));
  const { renderToString } = await import("react-dom/server");
  const { default: HomePage } = await import("./page");
  const { default: TempGuardPage } = await import("./iot/tempguard/page");
  const { default: ContactUsPage } = await import("./contact-us/page");
  const { default: RequestSentPage } = await import("./contact-us/sent/page");
  const { SiteFooter } = await import("@/components/layout/site-footer");
  document.body.innerHTML = renderToString(
    <>
      <HomePage />
      <TempGuardPage />
      <div data-testid="contact">
        <ContactUsPage />
      </div>
      <RequestSentPage />
      <SiteFooter />
    </>,
  );
  for (const script of document.querySelectorAll("script")) script.remove();
}

const region = (name: string) => within(screen.getByRole("region", { name }));
const footer = () => screen.getByRole("navigation", { name: "Talk to us" });
const contact = () => screen.getByTestId("contact");

test("shows each fact that the owner has given", async () => {
  await show(given);
  const answers = region("Before you ask").getAllByRole("definition");
  expect(answers[0]).toHaveTextContent(/ By telephone\.$/);
  expect(answers.slice(-3).map(({ textContent }) => textContent)).toEqual([
    given.devicesPerRoom,
    given.installation,
    given.warranty,
  ]);
  const picture = region("Hardware features").getByRole("img");
  expect(picture).toHaveAttribute("src", "/images/device.webp");
  expect(picture).toHaveAccessibleName("Temp Guard on a wall");
  expect(screen.getByText("It covers one device.")).toBeVisible();
  for (const place of [footer(), contact()]) {
    const email = within(place).getByRole("link", { name: given.email });
    expect(email).toHaveAttribute("href", `mailto:${given.email}`);
    expect(place).toHaveTextContent("Majeedhee Magu, Malé");
  }
  expect(contact()).toHaveTextContent("We reply within one working day.");
  expect(screen.getByText(/^We reply by e-mail/)).toHaveTextContent("within one working day.");
});

test("shows a default or nothing for a missing fact", async () => {
  await show({});
  expect(region("Before you ask").getAllByRole("term")).toHaveLength(3);
  expect(region("Hardware features").getByText("Rendering.")).toBeVisible();
  expect(screen.getByText(/^What MVR.699 covers is in your quotation\.$/)).toBeVisible();
  expect(within(footer()).getAllByRole("link").at(-1)).toHaveAttribute(
    "href",
    expect.stringMatching(/^tel:/),
  );
  expect(footer().querySelector("p:empty, a:empty")).toBeNull();
  expect(screen.getByText(/^We reply by e-mail/)).toHaveTextContent(/^We reply by e-mail\. /);
  expect(document.querySelector("a[href^=mailto]")).toBeNull();
  expect(document.body).not.toHaveTextContent(
    /undefined|Installation|Warranty|How many do I need|We reply within/,
  );
});
