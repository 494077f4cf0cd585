/** What a visitor, or the address, set one of these inputs to before React ran; undefined where none was. */
export function setBefore(
  ...inputs: (HTMLInputElement | HTMLTextAreaElement | null)[]
): string | undefined {
  return inputs.find((input) => input && input.value !== input.defaultValue)?.value;
}
