import { useEffect, useState } from 'react';

/** A window that nobody sees draws nothing: there it is time then. */
const LATEST_MS = 500;

/** Runs something when what was just put into the page is on the screen. Gives the way to call it off. */
export function whenDrawn(run: () => void): () => void {
  let waits = true;
  const once = (): void => {
    if (waits) run();
    stop();
  };
  const timer = setTimeout(once, LATEST_MS);
  const stop = (): void => {
    waits = false;
    clearTimeout(timer);
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  return stop;
}

/** Tells if the component has been painted. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => whenDrawn(() => setDrawn(true)), []);
  return drawn;
}
