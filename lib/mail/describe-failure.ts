import type { NodemailerError } from "nodemailer";

/** Describes a failed attempt for the log, without a visitor's text and without `secrets`. */
export function describeFailure(error: NodemailerError, secrets: readonly string[]) {
  const { code, command, responseCode, response = "" } = error;
  const [, enhancedCode] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response) ?? [];
  const reason = reasonOf(error);
  // A relay may quote the command that it refuses.
  const isSafe = !secrets.some((secret) => reason.includes(secret));
  const line = reason.replace(/\s+/g, " ").trim().slice(0, 200);
  return { code, command, responseCode, enhancedCode, reason: (isSafe && line) || undefined };
}

function reasonOf({
  code,
  command = "",
  response,
  message,
  originalCode,
  ...error
}: NodemailerError) {
  const isLogin = command.startsWith("AUTH");
  if (response && !isLogin) {
    // A reply that comes after these steps may quote the message.
    const isHandshake = /^(EHLO|HELO|STARTTLS)$/.test(command) || /^Invalid greeting/.test(message);
    return isHandshake ? response : "";
  }
  if (!/^E(SOCKET|DNS|TLS|TIMEDOUT|CONNECTION|PROTOCOL|AUTH)$/.test(code ?? "")) return "";
  // OpenSSL's reason is shorter than its message. If all addresses of a host fail, the error has no message.
  const { reason } = error as { reason?: string };
  return reason ?? (message || originalCode || "");
}
