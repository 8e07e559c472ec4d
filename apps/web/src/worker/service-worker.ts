import { BUILD, REST, SHELL } from 'virtual:worker-files';
import { cacheName } from './messages.ts';
import type { WorkerMessage } from './messages.ts';
import { planFor } from './plan.ts';
import type { WorkerScope } from './scope.ts';

// Keeps the built application for when there is no connection. It holds what is the same for everybody: files, phrases and
// the empty shell; never an answer to a call, never anything of the session.

declare const self: WorkerScope;

const CACHE = cacheName(BUILD);
/** Any page behind the login: their documents are alike and hold nothing of a person. */
const PAGE = '/dashboard';
const BAD_GATEWAY = 502;
/** An answer that has been unpacked has another length and no encoding. */
const NOT_KEPT = ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie', 'date'];

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'replace') event.waitUntil(self.skipWaiting());
  if (message.type === 'build') event.ports[0]?.postMessage(BUILD);
  if (message.type === 'hello') event.waitUntil(welcome(message.files, message.all));
});
self.addEventListener('fetch', (event) => {
  const plan = planFor(event.request, self.location.origin);
  if (plan === 'file') event.respondWith(file(event.request));
  if (plan === 'phrases') event.respondWith(phrases(event.request));
  if (plan === 'page') event.respondWith(page(event.request, event.preloadResponse));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...SHELL]);
  const answer = await fetch(PAGE, { cache: 'no-store' });
  const text = await answer.text();
  // While a release goes out, another node may still answer with the pages of the one before: then it is tried again later.
  if (!answer.ok || !text.includes(BUILD)) throw new Error('The pages and the worker are of two builds.');
  const headers = new Headers(answer.headers);
  for (const name of NOT_KEPT) headers.delete(name);
  await cache.put(PAGE, new Response(text.replace('<html ', '<html data-kept '), { headers }));
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await prune();
}

/** Forgets the builds of which no page is open any more: a tab that was left open finds all its files until it is reloaded. */
async function prune(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const open = new Set([CACHE, ...held.map(({ name }) => name)]);
  const old = (await caches.keys()).filter((name) => name.startsWith(cacheName('')) && !open.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function welcome(files: readonly string[], all: boolean): Promise<void> {
  await prune();
  const cache = await caches.open(CACHE);
  for (const path of [...files, ...(all ? REST : [])]) {
    const url = new URL(path, self.location.origin);
    if (planFor(new Request(url), self.location.origin) === 'leave' || (await caches.match(url)) !== undefined)
      continue;
    // One that cannot be had now is fetched when it is needed.
    await cache.add(url).catch(() => undefined);
  }
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  return kept ?? keep(request, await fetch(request));
}

async function phrases(request: Request): Promise<Response> {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    // Words of another version are better than none.
    const kept = await caches.match(request, { ignoreVary: true, ignoreSearch: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

async function page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  const answer = await preloaded.then((given) => given ?? fetch(request)).catch(() => Response.error());
  if (answer.type !== 'error' && answer.status < BAD_GATEWAY) return answer;
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE)) ?? answer;
}

async function keep(request: Request, answer: Response): Promise<Response> {
  if (answer.status === 200) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
