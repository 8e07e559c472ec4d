import { useEffect, useState } from 'react';

/** Tells if Temporal is available: at once where built in, else after its polyfill has loaded. */
export function useTemporal(): boolean {
  const [ready, setReady] = useState('Temporal' in globalThis);
  useEffect(() => {
    if (!ready) void import('temporal-polyfill/global').then(() => setReady(true));
  }, [ready]);
  return ready;
}
