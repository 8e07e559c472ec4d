/** What pages tell the worker. `hello`: which files this page has loaded, and whether the rest may be fetched too. */
export type WorkerMessage =
  | { readonly type: 'hello'; readonly files: readonly string[]; readonly all: boolean }
  /** Answered over the port with the worker's build. */
  | { readonly type: 'build' }
  /** Take the place of the worker before it. */
  | { readonly type: 'replace' };

/** The cache of a build, and the lock that its open pages share; a build is called by its entry file. */
export function cacheOf(build: string): string {
  return `hearth-${build}`;
}
