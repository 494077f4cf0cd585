// Parts of regular expressions, also of the `pattern` attribute.

/** Letters, digits, punctuation and symbols, except those that fonts draw as nothing. */
export const VISIBLE = "(?![\\p{Default_Ignorable_Code_Point}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}]";

/** White space and what fonts draw as nothing, such as the bidirectional marks that contact lists add. */
export const BLANK = "\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\u2800";

/** Control characters, lone surrogates, line separators and bidirectional marks could disguise a value in a header. */
export const NOT_IN_A_LINE = "\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}";

/** Removes blank characters from both ends. */
export function trimBlank(text: string): string {
  return TRIMMED.exec(text)?.[0] ?? "";
}

const TRIMMED = new RegExp(`[^${BLANK}](?:.*[^${BLANK}])?`, "su");

/**
 * Removes control characters other than tabs and line breaks. Each line break becomes one character, as in the
 * browser's value of a <textarea>.
 */
export function cleanLines(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, "\n");
  return lines.replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, "");
}
