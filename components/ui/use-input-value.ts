import { useEffect, useRef, useState } from "react";

/** State for an input that also works before hydration: what the visitor has set in the meantime is taken over. */
export function useInputValue(initial: string) {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);

  useEffect(() => {
    if (ref.current) setValue(ref.current.value);
  }, []);

  return { ref, value, setValue };
}
