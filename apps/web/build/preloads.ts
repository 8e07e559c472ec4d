import type { Plugin } from 'vite';

/** With what these import: what every document loads at once, and what every page behind the login has too. */
const START = /\/app-/;
const BEHIND = /\/shell-/;
/** Loaded when nobody waits: what they import need not stand in the files that name them. */
const AT_LEISURE = /\/(?:keeper|kept-person|kept-store|prompt)-/;
/**
 * Name every page behind the login, and everything that opens in the header, on a week or beside a conversation. What each of those needs would
 * weigh on all: a page's document asks for it at once, and from the first visit on the service worker has it.
 */
const NAMES_MANY = /\/(?:signed-in-routes|domains|widgets|week|schedule|messages|conversation)-/;

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
  if (AT_LEISURE.test(file) || NAMES_MANY.test(host)) return needed.filter(styles);
  return needed.filter((name) => styles(name) || !loaded.has(name));
}

/** What is loaded when a file of the build names others: its own imports, the start of the application and, behind the login, the shell. */
export function loadedWith(
  host: string,
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): ReadonlySet<string> {
  const behind = (pattern: RegExp): ReadonlySet<string> =>
    new Set(files.filter((name) => pattern.test(name)).flatMap((name) => [...filesBehind(name, importsOf)]));
  const own = filesBehind(host, importsOf);
  const shell = behind(BEHIND);
  const isBehind = shell.has(host) || [...own].some((name) => BEHIND.test(name));
  return new Set([...own, ...behind(START), ...(isBehind ? shell : [])]);
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
      const loaded = known.get(hostId) ?? loadedWith(hostId, [...imports.keys()], (name) => imports.get(name) ?? []);
      known.set(hostId, loaded);
      return stillNeeded(file, needed, loaded, hostId);
    },
  };
}
