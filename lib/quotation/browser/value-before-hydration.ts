/** The value that a visitor, or the address, gave one of `inputs` before React ran; undefined where none was changed. */
export function valueBeforeHydration(
  ...inputs: (HTMLInputElement | HTMLTextAreaElement | null)[]
): string | undefined {
  return inputs.find((input) => input && input.value !== input.defaultValue)?.value;
}
