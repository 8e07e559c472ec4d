import type { OnlineStore } from '@hearth/client/browser/online';

/** A request that anybody may make and that costs nothing. */
const QUESTION = '/health/live';
const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;

/** Asks the server whether it is there; that it is not, is known. */
export async function askServer(online: OnlineStore): Promise<void> {
  const answer = await fetch(QUESTION).catch(() => null);
  if (answer?.ok === true) online.report(true);
}

/**
 * Asks the server now and then whether it is there, while the page is looked at and believes that it is not: a browser knows
 * of its own network only.
 */
export function reachServer(online: OnlineStore): () => void {
  let wait = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    if (online.isOnline()) return;
    const worthIt = navigator.onLine && document.visibilityState === 'visible';
    if (worthIt) await askServer(online);
    wait = Math.min(wait * 2, LONGEST_MS);
    plan();
  };
  const plan = (): void => {
    clearTimeout(timer);
    if (online.isOnline()) wait = FIRST_MS;
    else timer = setTimeout(() => void ask(), wait);
  };
  plan();
  const stop = online.subscribe(plan);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
