import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The modules that run when some entry points do. */
export interface RuntimeModules {
  /** Paths from the root, sorted. */
  readonly files: readonly string[];
  /** Packages of others, by name, each with the first file that imports it. */
  readonly packages: ReadonlyMap<string, string>;
  /** What an import names that isn't there. */
  readonly missing: readonly string[];
}

interface Workspace {
  readonly name: string;
  readonly folder: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** Finds the workspaces of the project, as `package.json` lists them by folder. */
export function readWorkspaces(root: string, folders: readonly string[]): readonly Workspace[] {
  return folders.map((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, string>>;
    };
    return { name, folder, exports };
  });
}

/** The file that a workspace exports under a path like `./config/config`; undefined when it exports none. */
function exportedFile(root: string, { folder, exports }: Workspace, path: string): string | undefined {
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? path !== pattern : !path.startsWith(before) || !path.endsWith(after)) continue;
    const middle = after === undefined ? '' : path.slice(before.length, path.length - after.length);
    const file = join(folder, target.replaceAll('*', middle));
    if (existsSync(join(root, file))) return file;
  }
  return undefined;
}

const IN_QUOTES = /^(['"`])(?<name>[^'"`$]+)\1$/;
/** Threads and child processes that a module starts from a file beside it. */
const BESIDE = /new URL\('(?<name>\.[^']+\.ts)', import\.meta\.url\)/g;

/** Other style sheets and fonts of a style sheet. */
const IN_STYLES = /(?:@import\s+|url\()['"](?<name>[^'"]+)['"]/g;
/** Made by the build: nothing is there to follow. */
const VIRTUAL = /^(?:node:|virtual:|data:|\/)/;

/** What a module imports when it runs, as written; those of types vanish. */
function findImports(path: string, text: string): readonly string[] {
  if (path.endsWith('.css')) return [...text.matchAll(IN_STYLES)].map(({ groups }) => groups?.['name'] ?? '');
  if (!/\.m?[jt]sx?$/.test(path)) return [];
  const { module } = parseSync(path, text);
  // `import { type A }` runs the module all the same: only its names vanish.
  const isRun = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    !/^(?:import|export)\s+type\b/.test(text.slice(start, end));
  const fixed = module.staticImports.filter(isRun).map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports
    .filter(isRun)
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value]));
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const name = IN_QUOTES.exec(text.slice(start, end))?.groups?.['name'];
    return name === undefined ? [] : [name];
  });
  const beside = [...text.matchAll(BESIDE)].map(({ groups }) => groups?.['name'] ?? '');
  return [...new Set([...fixed, ...passedOn, ...later, ...beside])];
}

/** `@scope/name` or `name` of an import from a package. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Follows the imports of entry points, static and dynamic, through the project's own files. */
export function findRuntimeModules(
  root: string,
  workspaces: readonly Workspace[],
  entries: readonly string[],
): RuntimeModules {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const missing: string[] = [];
  const open = entries.map((path) => ({ path, from: 'the entry points' }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { path, from } = next;
    if (files.has(path)) continue;
    if (!existsSync(join(root, path))) {
      missing.push(`${path}, which ${from} imports`);
      continue;
    }
    files.add(path);
    for (const written of findImports(path, readFileSync(join(root, path), 'utf8'))) {
      const [name = ''] = written.split('?');
      if (VIRTUAL.test(name)) continue;
      const own = workspaces.find((workspace) => name.startsWith(`${workspace.name}/`));
      if (name.startsWith('.')) open.push({ path: relative(root, resolve(root, dirname(path), name)), from: path });
      else if (own === undefined) packages.set(packageOf(name), packages.get(packageOf(name)) ?? path);
      else
        open.push({
          path: exportedFile(root, own, `.${name.slice(own.name.length)}`) ?? `${name} (export)`,
          from: path,
        });
    }
  }
  return { files: [...files].sort(), packages, missing };
}
