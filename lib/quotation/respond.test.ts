import { failures, type FailureName } from "@/lib/quotation/outcomes";
import type { Answer } from "./answer";
import { toResponse } from "./respond";

const sent = { response: { success: true, reference: "TG-7F3K-9Q2M" } } as const;
const errors = Object.keys(failures) as FailureName[];

function failed(error: FailureName) {
  return { response: { success: false, error } } as const;
}

function request(accept: string, body: string | null = "your_name=x"): Request {
  return new Request("http://localhost/php/emailer.php", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: accept },
    body,
  });
}

test("a script gets JSON, which no cache keeps", async () => {
  const response = toResponse(request("*/*"), sent);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("retry-after")).toBeNull();
  expect(await response.json()).toEqual(sent.response);
});

test.each(errors)("a script gets %s with the status of the table", async (error) => {
  const response = toResponse(request("*/*"), failed(error));
  expect(response.status).toBe(failures[error].status);
  expect(await response.json()).toEqual({ success: false, error });
  expect(response.headers.get("allow")).toBe(error === "method_not_allowed" ? "POST" : null);
});

test.each(errors)(
  "after %s what is left of a body is waited for only where it has been read",
  (error) => {
    const isRead = ![403, 405, 408, 413, 415].includes(failures[error].status);
    const connection = (asked: Request) =>
      toResponse(asked, failed(error)).headers.get("connection");
    expect(connection(request("*/*"))).toBe(isRead ? null : "close");
    expect(connection(request("*/*", null))).toBeNull();
  },
);

test("says how long to wait, and which fields are at fault", async () => {
  const limited = toResponse(request("*/*"), { ...failed("too_many_requests"), retryAfter: 240 });
  expect(limited.headers.get("retry-after")).toBe("240");
  const fields = { your_name: "Enter your name." };
  const answer = { response: { success: false, error: "invalid", fields } } as const;
  expect(await toResponse(request("*/*"), answer).json()).toMatchObject({ fields });
});

test("a browser's own form post is led to the page that says the same", () => {
  const pageFor = (answer: Answer) => {
    const response = toResponse(request("text/html"), answer);
    expect(response.status).toBe(303);
    expect(response.body).toBeNull();
    expect(response.headers.get("cache-control")).toBe("no-store");
    return response.headers.get("location");
  };
  expect(pageFor(sent)).toBe("/contact-us/sent?ref=TG-7F3K-9Q2M");
  expect(pageFor(failed("no_mail_server"))).toBe(
    "/contact-us/not-sent?reason=no_mail_server#no_mail_server",
  );
  const fields = { company_email: "…", qty: "…" };
  expect(pageFor({ response: { success: false, error: "invalid", fields } })).toBe(
    "/contact-us/not-sent?reason=invalid&fields=company_email,qty#company_email",
  );
});
