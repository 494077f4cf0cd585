/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import type { Facts } from "@/lib/facts";

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

test("shows each fact that the owner has given, in its places", async () => {
  await renderPages({
    replyTime: "one working day",
    email: "sales@example.com",
    address: "Boduthakurufaanu Magu, Malé",
  });
  expect(screen.getByText("We reply within one working day.")).toBeInTheDocument();
  expect(screen.getByText(/^We reply by e-mail/)).toHaveTextContent("within one working day.");
  expect(screen.getByText("Boduthakurufaanu Magu, Malé")).toBeInTheDocument();
  const email = screen.getByText("sales@example.com");
  expect(email).toHaveAttribute("href", "mailto:sales@example.com");
});

test("shows nothing in place of a fact that the owner has not given", async () => {
  await renderPages({});
  expect(screen.queryByText(/We reply within/)).not.toBeInTheDocument();
  expect(screen.getByText(/^We reply by e-mail/)).toHaveTextContent(/^We reply by e-mail\. /);
  expect(document.querySelector("a[href^=mailto]")).toBeNull();
});
