/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/dom";
import { renderToString } from "react-dom/server";
import { Questions } from "./questions";

beforeEach(() => {
  document.body.innerHTML = renderToString(
    <Questions
      items={[
        { question: "Who is told", answer: "The person on call." },
        { question: "Warranty", answer: undefined },
        { question: "What it costs", answer: <a href="/pricing">Pricing</a> },
      ]}
    />,
  );
});

test("each question is a heading with its answer below it, open until a script folds it", () => {
  const groups = screen.getAllByRole("group");
  for (const group of groups) expect(group).toHaveAttribute("open");
  const [who, cost] = groups.map((group) => within(group));
  expect(who?.getByRole("heading", { level: 3, name: "Who is told" })).toBeVisible();
  expect(who?.getByText("The person on call.")).toBeVisible();
  expect(cost?.getByRole("link", { name: "Pricing" })).toHaveAttribute("href", "/pricing");
});

test("a question without an answer leaves nothing behind", () => {
  expect(screen.getAllByRole("group")).toHaveLength(2);
  expect(screen.queryByText("Warranty")).not.toBeInTheDocument();
});
