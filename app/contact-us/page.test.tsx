/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/dom";
import type { Facts } from "@/lib/facts";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";

async function renderPages(facts: Facts) {
  jest.resetModules();
  jest.doMock("@/lib/facts", () => ({ facts }));
  const { default: ContactUsPage } = await import("./page");
  const { default: RequestSentPage } = await import("./sent/page");
  const { renderToStaticMarkup } = await import("react-dom/server");
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ContactUsPage />
      <RequestSentPage />
    </>,
  );
}

const questions = () =>
  screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("what the owner has not given leaves nothing behind", async () => {
  await renderPages({});
  expect(questions()).toEqual([
    "What happens next",
    "What a quotation says",
    "What it costs",
    "What you need on the phone",
  ]);
  for (const name of ["E-mail", "Address", "We reply"]) {
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  }
  expect(screen.getByText(/^We reply to/, { selector: "li *" })).toHaveTextContent(/gave\.$/);
});

test("each fact that the owner has given stands in its places", async () => {
  await renderPages({
    installation: "Our technicians mount it.",
    warranty: "Two years.",
    headlinePriceCovers: "One device.",
    replyTime: "one working day",
    email: "sales@example.com",
    address: "Boduthakurufaanu Magu, Malé",
  });
  const answerTo = (question: string | RegExp) =>
    screen.getByRole("heading", { level: 3, name: question }).closest("details");
  expect(answerTo("Installation")).toHaveTextContent("Our technicians mount it.");
  expect(answerTo("Warranty")).toHaveTextContent("Two years.");
  expect(answerTo(`What ${formatPrice(HEADLINE_PRICE)} covers`)).toHaveTextContent("One device.");

  const valueOf = (name: string) => within(screen.getByText(name).parentElement!);
  expect(valueOf("We reply").getByRole("definition")).toHaveTextContent("within one working day");
  expect(valueOf("Address").getByRole("definition")).toHaveTextContent("Boduthakurufaanu");
  expect(valueOf("E-mail").getByRole("link", { name: "sales@example.com" })).toHaveAttribute(
    "href",
    "mailto:sales@example.com",
  );
  expect(screen.getByText(/^We reply to/, { selector: "li *" })).toHaveTextContent(
    /you gave within one working day\.$/,
  );
});
