type Entry = { event: string } & Record<string, string | number | boolean | undefined>;

/** One line of JSON on standard output. E-mail addresses, which a mail server's answer may quote, are left out. */
export function log(entry: Entry): void {
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
  console.log(line.replace(/[^\s"<>:]+@[^\s"<>:]+/g, "<address>"));
}
