import type { Plugin } from 'vite';

/** Every document loads these at once, whatever page it shows. */
const ALWAYS = /\/(?:app|base|vendor|rolldown-runtime|frame-message)-/;
/** Loaded when nobody waits: what they import need not stand in the files that name them. */
const AT_LEISURE = /\/(?:keeper|kept-person|kept-store|prompt)-/;
/**
 * Names every page behind the login. What each of them needs would weigh on all: its document asks for it at once, and from the
 * first visit on the service worker has it.
 */
const BEHIND_LOGIN = /\/signed-in-routes-/;

/** The files that a file of the build imports, directly and through others, itself among them. */
export function filesBehind(file: string, importsOf: (file: string) => readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  const visit = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    for (const next of importsOf(name)) visit(next);
  };
  visit(file);
  return all;
}

/** What a file that is imported later needs beyond what the file that names it has already loaded. Styles are always named. */
export function stillNeeded(
  file: string,
  needed: readonly string[],
  loaded: ReadonlySet<string>,
  host: string,
): string[] {
  const styles = (name: string): boolean => name.endsWith('.css');
  if (AT_LEISURE.test(file) || BEHIND_LOGIN.test(host)) return needed.filter(styles);
  return needed.filter((name) => styles(name) || !(ALWAYS.test(name) || loaded.has(name)));
}

/** Keeps the lists of what to load beside a page short: file names do not compress, and each page has hundreds to choose from. */
export function preloads(): {
  readonly plugin: Plugin;
  readonly resolveDependencies: (file: string, needed: string[], context: { hostId: string }) => string[];
} {
  const imports = new Map<string, readonly string[]>();
  const known = new Map<string, ReadonlySet<string>>();
  return {
    plugin: {
      name: 'hearth-preloads',
      enforce: 'pre',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          for (const output of Object.values(bundle))
            if (output.type === 'chunk') imports.set(output.fileName, output.imports);
        },
      },
    },
    resolveDependencies(file, needed, { hostId }) {
      const loaded = known.get(hostId) ?? filesBehind(hostId, (name) => imports.get(name) ?? []);
      known.set(hostId, loaded);
      return stillNeeded(file, needed, loaded, hostId);
    },
  };
}
