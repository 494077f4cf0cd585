import { addressIn, addressProblem } from "./email-address";

const MALFORMED = "Enter an e-mail address.";

test.each([
  "ali@example.mv",
  "mailto:ali@example.mv",
  "MAILTO:ali@example.mv?subject=Hi@all",
  "Ali <ali@example.mv>",
  '"Ibrahim, Ali" <ali@example.mv>;',
  "Ali @ Fish & Ice <ali@example.mv>",
  "<ali@example.mv>",
  "<mailto:ali@example.mv>",
  "Ali@example.mv <mailto:ali@example.mv>",
  '"ali@example.mv" <ali@example.mv>',
  "'ali@example.mv'",
  "“ali@example.mv”,",
  "‘ali@example.mv’.",
  "ali@example.mv;",
  "ali@example.mv,",
  "ali@example.mv. ",
  "Ali <\u200bali@exam\u00adple.mv\u00a0>\u200b,",
])("finds the address in %j", (text) => {
  expect(addressIn(text)).toBe("ali@example.mv");
  expect(addressProblem(addressIn(text), MALFORMED)).toBeUndefined();
});

test.each(["o'neil&co?x@example.com", "a=b?c@example.mv", "ali@gmail", "a.@b.c"])(
  "leaves %s unchanged",
  (text) => expect(addressIn(text)).toBe(text),
);

test.each([
  ["ali@example.mv, zoe@example.mv", /one e-mail address only/],
  ["Ali <ali@example.mv>; Zoe <zoe@example.mv>", /one e-mail address only/],
  ["ceo@example.mv <ali@example.mv>", /one e-mail address only/],
  ["ali ahmed@example.mv", MALFORMED],
  ["ali@exam\u00a0ple.mv", MALFORMED],
  ["zoë@example.mv", MALFORMED],
  ["ali@ex_ample.mv", MALFORMED],
  ["😀@example.mv", MALFORMED],
  ["ali@example@mv", MALFORMED],
  ["ali@", MALFORMED],
  ["ali@example..mv", MALFORMED],
  ["call me", MALFORMED],
  ["", MALFORMED],
  ["=?utf-8?Q?x?=@example.mv", MALFORMED],
])("says what is wrong with %j", (text, sentence) => {
  expect(addressProblem(addressIn(text), MALFORMED)).toMatch(sentence);
});
