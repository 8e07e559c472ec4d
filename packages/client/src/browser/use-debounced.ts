import { useEffect, useState } from 'react';

/** The specification's delay for what is typed, in milliseconds. */
export const DEBOUNCE_MS = 300;

/** A value that follows another one once it has stood still for a while. */
export function useDebounced<T>(value: T, delayMs: number = DEBOUNCE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
