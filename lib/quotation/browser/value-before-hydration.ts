/** Returns the first value of `inputs` that was changed before hydration, by typing or `prefill`; undefined if none was. */
export function valueBeforeHydration(
  ...inputs: (HTMLInputElement | HTMLTextAreaElement | null)[]
): string | undefined {
  return inputs.find((input) => input && input.value !== input.defaultValue)?.value;
}
