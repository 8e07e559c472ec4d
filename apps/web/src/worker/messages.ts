/**
 * Messages from pages to the worker; `hello` lists loaded files and allows fetching the rest. `hello`: which files
 * this page has loaded, and whether the rest may be fetched too.
 */
export type WorkerMessage =
  | { readonly type: 'hello'; readonly files: readonly string[]; readonly all: boolean }
  /** Answered over the port with the worker's build. */
  | { readonly type: 'build' }
  /** Take the place of the worker before it. */
  | { readonly type: 'replace' };

/** The name of a build's cache and of the lock its open pages share; builds are named by entry file. */
export function cacheName(build: string): string {
  return `hearth-${build}`;
}
