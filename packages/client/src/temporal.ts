import { useEffect, useState } from 'react';

/** Whether local times can be counted with: at once where the browser has Temporal, after fetching one where it has not. */
export function useTemporal(): boolean {
  const [ready, setReady] = useState('Temporal' in globalThis);
  useEffect(() => {
    if (!ready) void import('temporal-polyfill/global').then(() => setReady(true));
  }, [ready]);
  return ready;
}
