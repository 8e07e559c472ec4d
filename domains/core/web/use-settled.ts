import { useEffect, useState } from 'react';

/** How long typing has to rest before the server is asked: shorter than the pause between two words. */
const REST_MS = 120;

/** A value once it has not changed for a moment; an empty one at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : settled;
}
