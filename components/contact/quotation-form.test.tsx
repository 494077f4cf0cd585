/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { quotationFields } from "@/lib/quotation/fields";
import { failureReasons, NOT_SENT, SAFE_TO_REPEAT, SENT } from "@/lib/quotation/result";
import { phone } from "@/lib/site";
import { DRAFT_MS } from "@/lib/time-limits";
import { QuotationForm } from "./quotation-form";

const answers = {
  your_name: "Aminath Ibrahim",
  company_email: "aminath@example.mv",
  company_contact: "+960 777 1234",
  company_name: "Fish & Ice",
};

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const reply = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValueOnce({ ok: status < 300, json: async () => body } as Response);
const replyNever = () => fetchMock.mockReturnValueOnce(new Promise(() => {}));

beforeEach(() => {
  fetchMock.mockReset();
  global.fetch = fetchMock as unknown as typeof fetch;
  history.replaceState(null, "", "/contact-us");
  sessionStorage.clear();
  window.scrollTo = jest.fn();
});

/** Left by a visitor half an hour ago. */
const OLD_DRAFT = JSON.stringify({ values: answers, time: Date.now() - DRAFT_MS });

const renderForm = () => render(<QuotationForm />);
const field = (name: keyof typeof quotationFields) =>
  screen.getByLabelText(quotationFields[name].label, { exact: false, selector: `#${name}` });
const enter = (name: keyof typeof quotationFields, value: string) =>
  fireEvent.input(field(name), { target: { value } });

function fillIn() {
  for (const name of ["your_name", "company_email", "company_contact", "company_name"] as const) {
    enter(name, answers[name]);
  }
}

/** Resolves when the response has been rendered. */
async function submit() {
  await act(async () => screen.getByText("Get a quotation").click());
}

function lastRequest() {
  const [, init] = fetchMock.mock.lastCall ?? [];
  const key = new Headers(init?.headers).get("Idempotency-Key");
  return { key, signal: init?.signal, body: JSON.parse(String(init?.body)) };
}

test("clears the message of the last request when the next one is sent", async () => {
  reply({ success: true, reference: "TG-AB12-CD34" });
  renderForm();
  fillIn();
  await submit();
  const { key } = lastRequest();
  expect(screen.getByText(SENT)).toBeVisible();

  reply({ success: false, error: "not_delivered" }, 503);
  fillIn();
  await submit();
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(
    `${NOT_SENT} ${SAFE_TO_REPEAT} Or call ${phone}.`,
  );
  // The answers are the same, but it is a new request.
  expect(lastRequest().key).not.toBe(key);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Contact Us");
  expect(location.pathname).toBe("/contact-us");
});

test("shows what was sent although the browser refuses to store it", async () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("No", "SecurityError");
    });
  }
  reply({ success: true });
  renderForm();
  fillIn();
  await submit();
  expect(screen.getByLabelText("What you sent")).toHaveTextContent(answers.company_name);
  jest.restoreAllMocks();
});

test("keeps the sending overlay when a 2xx response does not confirm success, and posts once", async () => {
  reply({ success: false });
  renderForm();
  fillIn();
  await submit();
  await submit();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Sending request")).toBeVisible();
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  // As a browser closes it by itself.
  fireEvent(screen.getByRole("dialog"), new Event("close"));
  expect(screen.queryByText("Sending request")).not.toBeInTheDocument();
});

test("shows what a visitor can do about a refusal", async () => {
  reply({ success: false, error: "too_many_requests" }, 429);
  renderForm();
  fillIn();
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent(
    `${NOT_SENT} ${failureReasons.too_many_requests}`,
  );
  enter("your_name", "Aminath");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();

  const fields = { company_email: "That address bounces." };
  reply({ success: false, error: "invalid_fields", fields }, 422);
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent(`${NOT_SENT} One answer needs another look.`);
  expect(field("company_email")).toHaveAccessibleDescription("That address bounces.");
  expect(field("company_email")).toHaveFocus();
});

test("keeps the answers and the idempotency key when a request is cancelled, and across reloads", async () => {
  replyNever();
  const first = renderForm();
  fillIn();
  enter("qty", "9");
  await submit();
  const { body, key, signal } = lastRequest();
  expect(key).toBeTruthy();
  fireEvent.click(screen.getByText("Cancel"));
  expect(signal?.aborted).toBe(true);
  expect(screen.getByText(RegExp(`may already have been sent. ${SAFE_TO_REPEAT}`))).toBeVisible();
  first.unmount();

  reply({}, 500);
  const second = renderForm();
  await submit();
  expect(lastRequest()).toMatchObject({ body, key });
  reply({ success: true });
  await submit();
  // The empty form after success has a draft of its own.
  enter("your_name", "Ali");
  second.unmount();

  history.replaceState(null, "", "/contact-us");
  renderForm();
  expect(field("your_name")).toHaveValue("Ali");
  expect(field("company_name")).toHaveValue("");
  expect(field("qty")).toHaveValue(1);
});

test.each([
  ["?qty=1", 1],
  ["?qty=100", 9],
])("the address %j, after 9 was typed, leaves the number at %i", (search, expected) => {
  const { unmount } = renderForm();
  enter("qty", "9");
  unmount();
  history.replaceState(null, "", `/contact-us${search}`);
  renderForm();
  expect(field("qty")).toHaveValue(expected);
  // A reload would otherwise overwrite a number that is typed later.
  expect(location.search).not.toBe("?qty=1");
});

test.each(["{}", "5", "{", '{"values":{"your_name":null},"time":9e15}', OLD_DRAFT])(
  "drops the malformed or old draft %s",
  (draft) => {
    sessionStorage.setItem("draft", draft);
    renderForm();
    expect(field("your_name")).toHaveValue("");
    expect(field("qty")).toHaveValue(1);
  },
);

test("names the missing answers, focuses the first field, and validates again while typing", async () => {
  renderForm();
  await submit();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(screen.getByText("4 answers are missing.")).toBeVisible();
  expect(field("your_name")).toHaveFocus();
  expect(field("your_name")).toHaveAccessibleDescription("Enter your name.");
  enter("your_name", "   ");
  expect(field("your_name")).toBeInvalid();
  enter("your_name", "Aminath");
  expect(field("your_name")).toBeValid();
  enter("company_email", "aminath@");
  expect(field("company_email")).toHaveAccessibleDescription(/name@company/);
  expect(screen.getByText("3 answers need another look.")).toBeVisible();
});

test("asks about an address without an ending, without refusing it", async () => {
  const question = /no ending such as \.com/;
  renderForm();
  fillIn();
  enter("company_email", "ali@gmail");
  fireEvent.blur(field("company_email"), { relatedTarget: field("company_name") });
  expect(field("company_email")).toHaveAccessibleDescription(question);
  expect(field("company_email")).toBeValid();
  reply({ success: true });
  await submit();
  expect(lastRequest().body).toHaveProperty("company_email", "ali@gmail");
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});
