/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cheaperAdvice } from "@/lib/pricing";
import { quotationFields, textFieldNames } from "@/lib/quotation/fields";
import { NOT_SENT, SENT } from "@/lib/quotation/result";
import { SEND_TIMEOUT_MS } from "@/lib/time-limits";
import { QuotationForm } from "./quotation-form";

const filled: Record<string, string> = {
  your_name: "Aminath Ibrahim",
  company_email: "aminath@example.mv",
  company_contact: "+960 777 1234",
  company_name: "Fish & Ice",
};

const send = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: unknown, status = 200) =>
  Promise.resolve({ ok: status < 300, status, json: async () => body } as Response);

beforeEach(() => {
  send.mockReset();
  global.fetch = send as unknown as typeof fetch;
  history.replaceState(null, "", "/contact-us");
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn();
});

const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const devices = () => screen.getByRole("spinbutton", { name: "Number of devices" });
const overlay = () => screen.queryByRole("dialog", { name: "Sending request" });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Get a quotation" }));

function renderForm() {
  return render(<QuotationForm phone="+960 300 0000" />);
}

/** At once: typed letter by letter, forty such forms are a minute. */
function fillIn() {
  for (const name of textFieldNames) {
    if (filled[name]) enter(quotationFields[name].label, filled[name]);
  }
}

function enter(name: string | RegExp, value: string) {
  fireEvent.input(field(name), { target: { value } });
}

async function typeDevices(count: string) {
  await userEvent.clear(devices());
  await userEvent.type(devices(), count);
}

function sentBody() {
  return JSON.parse(String(send.mock.lastCall?.[1].body));
}

function sentKey() {
  return new Headers(send.mock.lastCall?.[1].headers).get("Idempotency-Key");
}

test("sends every field, says so, clears the form and moves the focus to the message", async () => {
  send.mockReturnValue(answer({ success: true, reference: "TG-AB12-CD34" }));
  renderForm();
  fillIn();
  await userEvent.click(screen.getByRole("button", { name: "Increase number of devices" }));
  await submit();

  expect(send.mock.lastCall?.[0]).toBe("/php/emailer.php");
  const empty = { company_address: "", company_street: "" };
  expect(sentBody()).toEqual({ ...empty, ...filled, qty: 2 });
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(SENT);
  const message = screen.getByRole("status");
  expect(message).toHaveTextContent(SENT);
  expect(message).toHaveTextContent("TG-AB12-CD34");
  expect(message).toHaveFocus();
  expect(field("Your name")).toHaveValue("");
  expect(devices()).toHaveValue(1);
  expect(overlay()).not.toBeInTheDocument();
});

test("names every answer, the estimate and who replies, and folds the cleared form away", async () => {
  send.mockReturnValue(answer({ success: true, reference: "TG-AB12-CD34" }));
  renderForm();
  fillIn();
  await typeDevices("7");
  await submit();

  const receipt = await screen.findByRole("region", { name: "What you sent" });
  for (const fact of [...Object.values(filled), "7 devices", cheaperAdvice(7)]) {
    if (fact) expect(receipt).toHaveTextContent(fact.replaceAll("\u00a0", " "));
  }
  expect(screen.getByText(/^We reply to/)).toHaveTextContent(/ aminath@example\.mv\.$/);

  expect(field("Your name")).not.toBeVisible();
  await userEvent.click(screen.getByText("Get another quotation"));
  expect(field("Your name")).toBeVisible();
  expect(field("Your name")).toHaveValue("");
});

test("another request clears the message of the first, and its own replaces it", async () => {
  send.mockReturnValue(answer({ success: true, reference: "TG-AB12-CD34" }));
  renderForm();
  fillIn();
  await submit();
  await screen.findByText(SENT);
  expect(location.pathname + location.search).toBe("/contact-us/sent?ref=TG-AB12-CD34");

  await userEvent.click(screen.getByText("Get another quotation"));
  await submit();
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  expect(field("Your name")).toBeVisible();
  expect(location.pathname + location.search).toBe("/contact-us");

  fillIn();
  enter("Company name", "Fish & Ice Two");
  send.mockReturnValue(answer({ success: true, reference: "TG-EF56-GH78" }));
  await submit();
  const receipt = await screen.findByRole("region", { name: "What you sent" });
  expect(receipt).toHaveTextContent("Fish & Ice Two");
  expect(field("Your name")).not.toBeVisible();
  expect(location.search).toBe("?ref=TG-EF56-GH78");
});

test("covers the page while sending and sends once", async () => {
  send.mockReturnValue(new Promise(() => {}));
  renderForm();
  fillIn();
  await submit();
  expect(overlay()).toBeVisible();
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});

test("Cancel aborts, keeps every field and says nothing", async () => {
  send.mockReturnValue(new Promise(() => {}));
  renderForm();
  fillIn();
  await submit();
  expect(overlay()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(overlay()).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(send.mock.lastCall?.[1].signal?.aborted).toBe(true);
  expect(overlay()).not.toBeInTheDocument();
  expect(screen.getByText(/may already have gone out/)).toBeVisible();
  expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument();
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  expect(field("Your name")).toHaveValue("Aminath Ibrahim");
});

test.each([
  ["success false", { success: false }],
  ["success missing", {}],
  ["success as text", { success: "true" }],
  ["null", null],
])("a 2xx answer with %s shows no message and stays sending, until Cancel", async (_, body) => {
  send.mockReturnValue(answer(body));
  renderForm();
  fillIn();
  await submit();
  await act(async () => {});
  expect(overlay()).toBeVisible();
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(overlay()).not.toBeInTheDocument();
});

test.each([
  ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the body is not JSON", () => Promise.resolve(new FakeHtmlResponse())],
  ["the status is 502", () => answer({ success: false, error: "not_delivered" }, 502)],
  ["the status is 500 in spite of success", () => answer({ success: true }, 500)],
])("shows the error and keeps every field when %s", async (_, respond) => {
  send.mockImplementation(respond as () => Promise<Response>);
  renderForm();
  fillIn();
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(NOT_SENT);
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(field("Company name")).toHaveValue("Fish & Ice");
  expect(overlay()).not.toBeInTheDocument();
});

test("shows the error when no answer comes in time", async () => {
  send.mockImplementation(
    (_, { signal }) =>
      new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
      ),
  );
  renderForm();
  fillIn();
  jest.useFakeTimers();
  try {
    act(() => screen.getByRole<HTMLButtonElement>("button", { name: "Get a quotation" }).click());
    expect(overlay()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1));
    expect(overlay()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole("alert")).toHaveTextContent(NOT_SENT);
  } finally {
    jest.useRealTimers();
  }
});

test("submitting clears the last message", async () => {
  send.mockReturnValueOnce(answer({}, 500)).mockReturnValueOnce(new Promise(() => {}));
  renderForm();
  fillIn();
  await submit();
  await screen.findByRole("alert");
  await submit();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a repeat of the same request carries the same key, another request another", async () => {
  send.mockReturnValue(answer({}, 500));
  renderForm();
  fillIn();
  await submit();
  await screen.findByRole("alert");
  const first = sentKey();
  expect(first).toBeTruthy();
  await submit();
  await screen.findByRole("alert");
  expect(sentKey()).toBe(first);
  await userEvent.type(field("Company name"), " Ltd");
  await submit();
  await screen.findByRole("alert");
  expect(sentKey()).not.toBe(first);
});

test("a reload while sending keeps every answer, the number and the key", async () => {
  send.mockReturnValue(new Promise(() => {}));
  const { unmount } = renderForm();
  fillIn();
  await typeDevices("9");
  await submit();
  const [body, key] = [sentBody(), sentKey()];
  unmount();

  send.mockReturnValue(answer({ success: true, reference: "TG-AB12-CD34" }));
  const again = renderForm();
  expect(screen.getByText(/may already have gone out/)).toBeVisible();
  await submit();
  expect(sentBody()).toEqual(body);
  expect(sentKey()).toBe(key);
  await screen.findByText(SENT);
  again.unmount();

  renderForm();
  expect(field("Your name")).toHaveValue("");
  expect(devices()).toHaveValue(1);
});

test("a link with another number of devices overrules what was typed before", async () => {
  const { unmount } = renderForm();
  fillIn();
  await typeDevices("9");
  unmount();
  history.replaceState(null, "", "/contact-us?qty=1");
  renderForm();
  expect(devices()).toHaveValue(1);
  expect(field("Your name")).toHaveValue("Aminath Ibrahim");
});

test("says that one is offline, and says it plainly", async () => {
  send.mockReturnValue(Promise.reject(new TypeError("Failed to fetch")));
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderForm();
  fillIn();
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(/You are offline/);
});

test("names what is missing on submit, focuses the first, and rechecks while typing", async () => {
  renderForm();
  await userEvent.type(field("Your name"), "Aminath");
  await userEvent.type(field("Company e-mail"), "aminath@");
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(field("Company e-mail")).toHaveFocus();
  expect(field("Company e-mail")).toBeInvalid();
  expect(field("Company e-mail")).toHaveAccessibleDescription(/name@company/);
  expect(field("Contact number")).toHaveAccessibleDescription(/number/);
  expect(field("Your name")).toBeValid();

  await userEvent.type(field("Company e-mail"), "example.mv");
  expect(field("Company e-mail")).toBeValid();
  expect(field("Contact number")).toBeInvalid();
});

test("says below the button how many answers are missing, or which need another look", async () => {
  renderForm();
  await submit();
  expect(screen.getByText("4 answers are missing.")).toBeVisible();
  await userEvent.type(field("Your name"), "Aminath");
  await userEvent.type(field("Contact number"), "+960 777 1234");
  await userEvent.type(field("Company name"), "Fish & Ice");
  expect(screen.getByText("One answer is missing.")).toBeVisible();
  await userEvent.type(field("Company e-mail"), "aminath");
  expect(screen.getByText("Company e-mail needs another look.")).toBeVisible();
});

test("sends what must stay cold where something is said, with its lines", async () => {
  send.mockReturnValue(answer({ success: true, reference: "TG-AB12-CD34" }));
  renderForm();
  fillIn();
  await submit();
  await screen.findByText(SENT);
  expect(sentBody()).not.toHaveProperty("message");
  await userEvent.click(screen.getByText("Get another quotation"));
  fillIn();
  enter(/^What must stay cold/, " Two rooms.\nFish. ");
  await submit();
  expect(await screen.findByRole("region", { name: "What you sent" })).toHaveTextContent(
    "Two rooms. Fish.",
  );
  expect(sentBody()).toHaveProperty("message", "Two rooms.\nFish.");
});

test("asks whether an address without an ending is complete, and stops nobody", async () => {
  send.mockReturnValue(answer({ success: true, reference: "TG-AB12-CD34" }));
  renderForm();
  fillIn();
  enter("Company e-mail", "ali@gmail");
  fireEvent.blur(field("Company e-mail"), { relatedTarget: field("Contact number") });
  expect(field("Company e-mail")).toHaveAccessibleDescription(/no ending such as \.com/);
  await userEvent.type(field("Company e-mail"), ".com");
  expect(field("Company e-mail")).not.toHaveAccessibleDescription();
  enter("Company e-mail", "ali@gmail");
  await submit();
  expect(sentBody()).toHaveProperty("company_email", "ali@gmail");
});

test("refuses blank names and counts outside the range", async () => {
  renderForm();
  fillIn();
  await typeDevices("100");
  await userEvent.clear(field("Your name"));
  await userEvent.type(field("Your name"), "   ");
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(devices()).toBeInvalid();
  expect(field("Your name")).toBeInvalid();
});

test("shows the server's sentence at the field that it names", async () => {
  const fields = { company_email: "That address bounces." };
  send.mockReturnValue(answer({ success: false, error: "invalid_fields", fields }, 422));
  renderForm();
  fillIn();
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(NOT_SENT);
  expect(field("Company e-mail")).toHaveAccessibleDescription("That address bounces.");
});

test("the count's buttons stop at the ends of the range", async () => {
  renderForm();
  await typeDevices("98");
  const more = screen.getByRole("button", { name: "Increase number of devices" });
  const fewer = screen.getByRole("button", { name: "Decrease number of devices" });
  await userEvent.click(more);
  expect(devices()).toHaveValue(99);
  expect(more).toBeDisabled();
  await userEvent.click(fewer);
  expect(devices()).toHaveValue(98);
  await typeDevices("1");
  expect(fewer).toBeDisabled();
});

class FakeHtmlResponse {
  ok = true;
  json() {
    return Promise.reject(new SyntaxError("Unexpected token <"));
  }
}
