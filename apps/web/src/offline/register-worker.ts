import { cacheName } from '../worker/messages.ts';
import type { WorkerMessage } from '../worker/messages.ts';

const WORKER = '/service-worker.js';
/** A page that stays open asks for a newer release when it is looked at again, at most this often. */
const ASK_MS = 600_000;

/** The build of this page, by its entry file. */
function pageBuild(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry === null ? '' : new URL(entry.src).pathname;
}

/** The build of a worker; null if it does not reply. */
function workerBuild(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : null));
    port1.start();
    setTimeout(() => resolve(null), 2_000);
    tell(worker, { type: 'build' }, [port2]);
  });
}

function tell(worker: ServiceWorker | null | undefined, message: WorkerMessage, ports: Transferable[] = []): void {
  worker?.postMessage(message, ports);
}

/** The built files that this page has loaded, which are in the browser's cache. */
function listLoadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|locales)\//.test(pathname))
    .map(({ pathname, search }) => `${pathname}${search}`);
}

/**
 * Sets the service worker to work, and takes note of new releases: one that this page is of already takes over silently,
 * any other is offered. `offer` is given what reloads this page with it. Does nothing where browsers have no workers.
 */
export async function startWorker(offer: (reload: () => void) => void): Promise<void> {
  const { serviceWorker: container, locks } = navigator as Partial<Navigator>;
  if (container === undefined || locks === undefined) return;
  const own = pageBuild();
  // Held until the page is gone: as long as it is, the worker keeps the files of this build.
  void locks.request(cacheName(own), { mode: 'shared' }, () => new Promise(() => undefined));
  const registration = await container.register(WORKER, { updateViaCache: 'none' });
  const look = async (): Promise<void> => {
    const { waiting } = registration;
    if (waiting === null || container.controller === null) return;
    if ((await workerBuild(waiting)) === own) tell(waiting, { type: 'replace' });
    else offer(reload);
  };
  const reload = (): void => {
    if (registration.waiting === null) return location.reload();
    container.addEventListener('controllerchange', () => location.reload(), { once: true });
    tell(registration.waiting, { type: 'replace' });
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void look());
  });
  await look();
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  const { active } = await container.ready;
  tell(active, { type: 'hello', files: listLoadedFiles(), all: !saveData });
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || performance.now() - asked < ASK_MS) return;
    asked = performance.now();
    void registration.update().catch(() => undefined);
  });
}
