import { createHash, createVerify } from "node:crypto";

/** Whether the DKIM signature of `message` (RFC 6376, relaxed/relaxed, RSA) is that of `publicKey`. */
export function isSignedBy(publicKey: string, message: string): boolean {
  const split = message.indexOf("\r\n\r\n");
  const headers = message.slice(0, split).split(/\r\n(?![ \t])/);
  const signature = headers.find((line) => /^dkim-signature:/i.test(line));
  if (!signature) return false;
  const tags = new Map(
    signature
      .slice(signature.indexOf(":") + 1)
      .split(";")
      .map((tag) => [
        tag.slice(0, tag.indexOf("=")).trim(),
        tag.slice(tag.indexOf("=") + 1).replace(/\s/g, ""),
      ]),
  );
  const body = relaxedBody(message.slice(split + 4));
  if (createHash("sha256").update(body).digest("base64") !== tags.get("bh")) return false;

  const names = tags.get("h")?.toLowerCase().split(":") ?? [];
  const signed = names.flatMap((name) => {
    const line = headers.findLast((header) => header.toLowerCase().startsWith(`${name}:`));
    return line ? [`${relaxedHeader(line)}\r\n`] : [];
  });
  const bare = relaxedHeader(signature).replace(/\bb=[^;]*$/, "b=");
  return createVerify("sha256")
    .update(signed.join("") + bare)
    .verify(publicKey, tags.get("b") ?? "", "base64");
}

function relaxedHeader(line: string): string {
  const colon = line.indexOf(":");
  const value = line
    .slice(colon + 1)
    .replace(/\r\n/g, "")
    .replace(/[ \t]+/g, " ")
    .trim();
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body.split("\r\n").map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, ""));
  const text = lines.join("\r\n").replace(/(\r\n)+$/, "");
  return text ? `${text}\r\n` : "";
}
