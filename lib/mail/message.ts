/** An e-mail to the configured recipients. */
export type Message = {
  subject: string;
  replyTo: { name: string; address: string };
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
};

export type Shipment = {
  message: Message;
  /** `<left@right>`, the same in every attempt: where the fate of one is unknown, a duplicate is possible, a loss is not. */
  messageId: string;
  /** Names the message in the log. */
  reference: string;
  /** What the log must not show, should a mail server quote it. */
  secrets: string[];
};
