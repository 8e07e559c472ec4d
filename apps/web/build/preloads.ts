import type { Plugin } from 'vite';
import { filesBehind } from './file-plan.ts';

/** With what it imports: what every document loads at once. */
const START = /\/app-/;
/** With what it imports: what every page behind the login has too. */
const SHELL = /src\/shell\/signed-in\.tsx$/;
/** Loaded when nobody waits: what they import need not stand in the files that name them. */
const AT_LEISURE = /\/(?:keeper|kept-person|kept-store|prompt|deferred-content|conflict-laws)-/;
/**
 * A file that names as many others as this names pages, or much of what opens on one. What each of those needs would weigh on all: a
 * page's document asks for it at once, and from the first visit on the service worker has it.
 */
const MANY = 3;

/** A file of the build, as far as it matters what is loaded with it. */
export interface LoadedFile {
  readonly imports: readonly string[];
  /** How many files it may load later. */
  readonly later: number;
  /** Whether it begins the frame of all pages behind the login. */
  readonly isShell: boolean;
}

/**
 * The files that a lazy import needs and its importer has not loaded; styles are always included. Styles are always
 * named.
 */
export function missingFiles(
  file: string,
  needed: readonly string[],
  loaded: ReadonlySet<string>,
  later: number,
): string[] {
  const styles = (name: string): boolean => name.endsWith('.css');
  if (AT_LEISURE.test(file) || later >= MANY) return needed.filter(styles);
  return needed.filter((name) => styles(name) || !loaded.has(name));
}

/** The files loaded before a file's lazy imports: its own, the start and, if signed in, the shell. */
export function alreadyLoaded(host: string, files: ReadonlyMap<string, LoadedFile>): ReadonlySet<string> {
  const transitiveImports = (names: Iterable<string>): Set<string> =>
    filesBehind(names, (name) => files.get(name)?.imports ?? []);
  const own = transitiveImports([host]);
  const start = transitiveImports([...files.keys()].filter((name) => START.test(name)));
  const shell = transitiveImports([...files].flatMap(([name, { isShell }]) => (isShell ? [name] : [])));
  // What only the frame of signed-in people has is a sign of them.
  const isBehind = [...own].some((name) => shell.has(name) && !start.has(name));
  return new Set([...own, ...start, ...(isBehind ? shell : [])]);
}

/** Keeps the lists of what to load beside a page short: file names do not compress, and each page has hundreds to choose from. */
export function preloads(): {
  readonly plugin: Plugin;
  readonly resolveDependencies: (file: string, needed: string[], context: { hostId: string }) => string[];
} {
  const files = new Map<string, LoadedFile>();
  const known = new Map<string, ReadonlySet<string>>();
  return {
    plugin: {
      name: 'hearth-preloads',
      enforce: 'pre',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          for (const output of Object.values(bundle))
            if (output.type === 'chunk')
              files.set(output.fileName, {
                imports: output.imports,
                later: output.dynamicImports.length,
                isShell: SHELL.test(output.facadeModuleId ?? ''),
              });
        },
      },
    },
    resolveDependencies(file, needed, { hostId }) {
      const loaded = known.get(hostId) ?? alreadyLoaded(hostId, files);
      known.set(hostId, loaded);
      return missingFiles(file, needed, loaded, files.get(hostId)?.later ?? 0);
    },
  };
}
