import { parseEnvironmentFile } from "./environment-file";

// What systemd 252 itself makes of these lines.
test.each([
  ["KEY=+960 300 1111", "+960 300 1111"],
  ["KEY=+960 300 1111  ", "+960 300 1111"],
  ["KEY=  smtps://user:pa$word9@mail.example.com", "smtps://user:pa$word9@mail.example.com"],
  ["KEY=x # not a comment", "x # not a comment"],
  ['KEY=Fish "n" Ice', 'Fish "n" Ice'],
  ["KEY='a $b `c` \\ \"d\"' ", 'a $b `c` \\ "d"'],
  ['KEY="a \\"b\\" \\\\ \\$c \\n"', 'a "b" \\ $c \\n'],
  ["KEY='a'\"b\" c d", "abc d"],
  ["KEY=a\\ b\\\nc", "a bc"],
  ['KEY="several\nlines"\nOTHER=x', "several\nlines"],
  ["; a comment\n# KEY=other\n\nno assignment\n  KEY =x\nOTHER=y", "x"],
  ["KEY=first\nKEY=second", "second"],
  ["KEY=", ""],
])("%j", (text, value) => {
  expect(parseEnvironmentFile(text).KEY).toBe(value);
});

test("a quote without an end, which would take in all that follows, is refused", () => {
  for (const text of ["KEY='x", 'KEY="x\nOTHER=y', "KEY='a' \"b"]) {
    expect(() => parseEnvironmentFile(text)).toThrow(/^KEY has a quote without an end$/);
  }
});
