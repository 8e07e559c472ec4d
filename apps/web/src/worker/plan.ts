/**
 * How a request of a page is served. `file`: kept for good under its name. `phrases`: from the server, else as kept.
 * `page`: from the server, else the kept shell. `leave`: the browser's own affair, and nothing of it is kept.
 */
export type FetchPlan = 'file' | 'phrases' | 'page' | 'leave';

/** The part of a request that decides. */
export interface WorkerRequest {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: string;
  readonly headers: { readonly has: (name: string) => boolean };
}

/** Addresses that are no pages of the application: calls, the session's frame, files, and the career pages, which are whole without it. */
const NO_PAGES = /^\/(?:[\w-]+\/)?(?:v1|auth|files|health|careers|docs|inbox|source)(?:\/|$)|\.\w+$/;

/** The plan for a request at an application's origin. What bears a token is never touched. */
export function planFor({ method, mode, destination, url, headers }: WorkerRequest, origin: string): FetchPlan {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || headers.has('authorization')) return 'leave';
  if (/^\/(?:assets|icons)\//.test(pathname)) return 'file';
  if (/^\/locales\/\w+\.json$/.test(pathname)) return 'phrases';
  return mode === 'navigate' && destination === 'document' && !NO_PAGES.test(pathname) ? 'page' : 'leave';
}
