import "server-only";
import nodemailer from "nodemailer";
import type { Env } from "@/lib/env";

/** An e-mail to the configured recipients. */
export type Message = {
  subject: string;
  replyTo: { name: string; address: string };
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
};

export type EmailDelivery = {
  message: Message;
  /**
   * `<left@right>`, the same in every attempt: an e-mail goes out again when nobody knows whether the first try arrived,
   * and mail programs can then tell that the two are one.
   */
  messageId: string;
  /** Names the message in the log. */
  reference: string;
  /** What the log must not show, should a mail server quote it. */
  personalData: string[];
};

/** As it is offered to the relays. */
export type ComposedEmail = Pick<EmailDelivery, "reference" | "personalData"> & {
  envelope: { from: string | false; to: string[] };
  content: Buffer;
};

export type MailSettings = Pick<Env, "COMPANY_NAME" | "MAIL_FROM" | "MAIL_TO"> &
  Partial<Pick<Env, "DKIM_DOMAIN" | "DKIM_SELECTOR" | "DKIM_PRIVATE_KEY">>;

/** Writes e-mails with our sender and recipients, and with a DKIM signature where one is configured. */
export function composer(settings: MailSettings) {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = settings;
  const transporter = nodemailer.createTransport(
    {
      streamTransport: true,
      buffer: true,
      disableFileAccess: true,
      disableUrlAccess: true,
      dkim:
        DKIM_DOMAIN && DKIM_SELECTOR && DKIM_PRIVATE_KEY
          ? { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
          : undefined,
    },
    {
      from: { name: settings.COMPANY_NAME, address: settings.MAIL_FROM },
      to: settings.MAIL_TO,
      // Otherwise it counts the letters of every part, twice, to choose between this and base64.
      textEncoding: "quoted-printable",
    },
  );
  return async (email: EmailDelivery): Promise<ComposedEmail> => {
    const { message, messageId, reference, personalData } = email;
    const { envelope, message: content } = await transporter.sendMail({ ...message, messageId });
    if (!Buffer.isBuffer(content)) throw new TypeError("Nodemailer was asked for a buffer");
    return { envelope, content, reference, personalData };
  };
}
