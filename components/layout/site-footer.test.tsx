/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import type { Facts } from "@/lib/facts";

test("shows the owner's e-mail and address", async () => {
  await show({ email: "sales@example.com", address: "Majeedhee Magu, Malé" });
  const link = screen.getByRole("link", { name: "sales@example.com" });
  expect(link).toHaveAttribute("href", "mailto:sales@example.com");
  expect(screen.getByRole("navigation", { name: "Talk to us" })).toHaveTextContent(
    "Majeedhee Magu, Malé",
  );
});

test("shows no empty entries for missing facts", async () => {
  await show({});
  const talk = screen.getByRole("navigation", { name: "Talk to us" });
  expect(talk.querySelectorAll("[href^='mailto:']")).toHaveLength(0);
  expect(talk.lastElementChild?.lastElementChild).toHaveAttribute(
    "href",
    expect.stringMatching(/^tel:/),
  );
});

/** Renders the footer with these facts. */
async function show(facts: Facts) {
  jest.resetModules();
  jest.doMock("@/lib/facts", () => ({ facts }));
  const { renderToString } = await import("react-dom/server");
  const { SiteFooter } = await import("./site-footer");
  document.body.innerHTML = renderToString(<SiteFooter />);
}
