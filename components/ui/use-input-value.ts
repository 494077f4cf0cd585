import { useEffect, useRef, useState } from "react";

/**
 * State for an input that also works before hydration: what the visitor has set in the meantime is taken over.
 * `prepare` may fill the untouched input first, from the address for instance.
 */
export function useInputValue(initial: string, prepare?: (input: HTMLInputElement) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const prepareRef = useRef(prepare);
  const [value, setValue] = useState(initial);

  useEffect(() => {
    if (!ref.current) return;
    prepareRef.current?.(ref.current);
    setValue(ref.current.value);
  }, []);

  return { ref, value, setValue };
}
