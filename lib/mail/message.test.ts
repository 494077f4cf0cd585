import { generateKeyPairSync } from "node:crypto";
import PostalMime from "postal-mime";
import { composer, type EmailDelivery } from "./message";

const settings = {
  COMPANY_NAME: "Raalhu, Robotics",
  MAIL_FROM: "website@example.com",
  MAIL_TO: ["sales@example.com", "office@example.com"],
};

const delivery: EmailDelivery = {
  message: {
    subject: "Quotation request: ⁨Hulhumalé Fish⁩",
    replyTo: { name: "Aminath", address: "aminath@example.mv" },
    text: "ޢާއިޝަތު",
    html: "<p>ޢާއިޝަތު, ޢާއިޝަތު</p>",
    attachments: [{ filename: "a.json", contentType: "application/json", content: "{}" }],
  },
  messageId: "<key@example.com>",
  reference: "TG-7F3K-9Q2M",
  personalData: ["Aminath"],
};

const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 1_024,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
});
const dkim = { DKIM_DOMAIN: "example.com", DKIM_SELECTOR: "mail", DKIM_PRIVATE_KEY: privateKey };

test("is from us, to all recipients, and says what it was given", async () => {
  const { content, envelope, ...rest } = await composer(settings)(delivery);
  const { message, messageId, reference, personalData } = delivery;
  expect(rest).toEqual({ reference, personalData });
  expect(envelope).toEqual({ from: settings.MAIL_FROM, to: settings.MAIL_TO });
  expect(await PostalMime.parse(content)).toMatchObject({
    from: { name: settings.COMPANY_NAME, address: settings.MAIL_FROM },
    to: settings.MAIL_TO.map((address) => ({ address })),
    replyTo: [message.replyTo],
    subject: message.subject,
    messageId,
    text: expect.stringContaining(message.text),
    html: expect.stringContaining(message.html),
    attachments: [{ filename: "a.json", mimeType: "application/json" }],
  });
  // Every line as mail servers take it.
  expect(content.toString("latin1")).toMatch(/^(?:[\t -~]{0,998}\r\n)*$/);
  expect(
    content.toString("latin1").match(/^Content-Transfer-Encoding: quoted-printable\r$/gm),
  ).toHaveLength(2);
});

test("opens no file and asks no other host, whoever names one", async () => {
  for (const path of ["package.json", "http://127.0.0.1:9/"]) {
    const attachments = [{ path, filename: "a", contentType: "text/plain", content: "" }];
    const email = { ...delivery, message: { ...delivery.message, attachments } };
    await expect(composer(settings)(email)).rejects.toThrow("access rejected");
  }
});

test("is signed where all three settings of DKIM are there", async () => {
  const sourceWith = async (some: Partial<typeof dkim>) =>
    (await composer({ ...settings, ...some })(delivery)).content.toString("latin1");
  const signed = await sourceWith(dkim);
  const signature = /^DKIM-Signature: .*\r\n(?:[ \t].*\r\n)*/m.exec(signed)?.[0];
  expect(signature).toMatch(/[ ;]d=example\.com;/);
  expect(signature).toMatch(/[ ;]s=mail;/);
  for (const missing of Object.keys(dkim)) {
    expect(await sourceWith({ ...dkim, [missing]: undefined })).not.toMatch(/DKIM/);
  }
});
