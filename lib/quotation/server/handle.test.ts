import { quotationEmail } from "@/lib/quotation/email/compose";
import { handleQuotationRequest } from "./handle";

jest.mock("@/lib/quotation/email/compose");

const quotation = {
  your_name: "Aminath Ibrahim",
  company_email: "aminath@example.mv",
  company_contact: "+960 777 1234",
  company_name: "Fish & Ice",
};

test("an error of ours is a 500 and one line with its place and reference, without a visitor's words", async () => {
  const lines: string[] = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
  jest.mocked(quotationEmail).mockImplementation(() => {
    throw new TypeError("Cannot read Aminath Ibrahim's\naminath@example.mv");
  });
  const response = await handleQuotationRequest(
    new Request("http://localhost/php/emailer.php", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(quotation),
    }),
  );
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ success: false, error: "internal_error" });

  const [bug, request] = lines.map((line) => JSON.parse(line));
  expect(bug).toMatchObject({ event: "internal error", error: "TypeError" });
  expect(bug.stack).toContain("handle.test.ts");
  expect(request).toMatchObject({ outcome: "internal_error", reference: bug.reference });
  expect(bug.reference).toMatch(/^TG-/);
  expect(lines.join()).not.toMatch(/aminath/i);
});
