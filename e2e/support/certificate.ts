import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A key and a certificate for `host`, signed by an authority of its own, whose file is `authority`. */
export function certificateFor(host: string): { authority: string; key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "certificates-"));
  const file = (name: string) => join(folder, name);
  const openssl = (command: string) =>
    execFileSync("openssl", command.split(" "), { cwd: folder, stdio: "pipe" });
  const newKey = "-newkey rsa:2048 -nodes";
  openssl(`req -x509 ${newKey} -days 2 -subj /CN=authority -keyout ca.key -out ca.crt`);
  openssl(`req -new ${newKey} -subj /CN=${host} -keyout host.key -out host.csr`);
  writeFileSync(file("host.ext"), `subjectAltName=DNS:${host}`);
  openssl(
    "x509 -req -in host.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile host.ext -out host.crt",
  );
  return {
    authority: file("ca.crt"),
    key: readFileSync(file("host.key"), "utf8"),
    cert: readFileSync(file("host.crt"), "utf8"),
  };
}
