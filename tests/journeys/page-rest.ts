import { PATIENCE_MS } from '@hearth/testing/browser';
import type { Page, Request } from 'playwright-core';

/** How long nothing changes in a page that has come to rest: longer than a debounced search, shorter than a blink. */
const QUIET_MS = 60;
/** React shows parts whose code came late at most every 300 ms: until then nothing in the document tells of them. */
const REVEAL_MS = 350;

/**
 * Follows what a page asks of its server from now on, and returns what waits for its rest: every answer has come but the
 * stream of events, which never ends; what came as code is shown; nothing says that it is busy; nothing moves or has
 * changed for a moment.
 */
export function followRest(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  let codeCame = 0;
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/v1/events')) asked.add(request);
  });
  page.on('requestfinished', (request) => {
    asked.delete(request);
    if (request.resourceType() === 'script') codeCame = performance.now();
  });
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    const until = Date.now() + PATIENCE_MS;
    await page.waitForLoadState('load');
    for (;;) {
      const rests = await page.evaluate(quiet, QUIET_MS);
      const revealed = performance.now() - codeCame > REVEAL_MS;
      if (rests && revealed && asked.size === 0 && (await page.evaluate(isCalm))) return;
      if (Date.now() > until)
        throw new Error(
          `The page does not come to rest. Still asked: ${[...asked].map((one) => one.url()).join(', ')}`,
        );
    }
  };
}

/** Runs in the page: until nothing of the document has changed for that long; whether that came about. */
function quiet(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    let timer = setTimeout(end, ms, true);
    const limit = setTimeout(end, ms * 20, false);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, ms, true);
    });
    function end(rests: boolean): void {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve(rests);
    }
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Runs in the page. */
function isCalm(): boolean {
  const moves = document
    .getAnimations()
    .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
  return (
    !moves &&
    document.fonts.status === 'loaded' &&
    document.querySelector('main [aria-busy=true]:not([data-example] *)') === null
  );
}
