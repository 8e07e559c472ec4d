import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRuntimePackages, SERVER_WORKSPACES } from './package/package-plan.ts';
import { findRuntimeModules, readWorkspaces } from './package/runtime-modules.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** A package of others that reaches an operator or a browser, with what its authors ask to be passed on. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Its licence and notice files, in full. */
  readonly text: string;
}

/** The documents and scripts that a browser loads, and what renders pages on the server. */
const PAGE_ENTRIES = [
  'apps/web/src/entry-client.tsx',
  'apps/web/src/entry-career.ts',
  'apps/web/src/entry-server.tsx',
  'apps/web/src/consent/start.ts',
  'apps/web/src/worker/service-worker.ts',
  'packages/auth-frame/src/main.ts',
];
const PAGE_WORKSPACES = ['apps/web', 'packages/auth-frame', 'packages/client', 'packages/i18n', 'packages/ui'];

/** The place in the lock file of a package that another one uses: beside it, or further up. */
function findPlace({ packages }: Lock, from: string, name: string): string | undefined {
  const parts = from.split('/node_modules/');
  const folders = parts.map((_part, index) => parts.slice(0, index + 1).join('/node_modules/')).toReversed();
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (path) => packages[path] !== undefined,
  );
}

/** The workspace that a file is in: `domains`, `packages/ui`. */
const workspaceOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('domains/') ? 1 : 2)
    .join('/');

/** The packages that the pages are built from, with everything that those use. */
function findPagePackages(root: string, lock: Lock): readonly string[] {
  const workspaces = readWorkspaces(root, [...SERVER_WORKSPACES, ...PAGE_WORKSPACES]);
  const { packages } = findRuntimeModules(root, workspaces, PAGE_ENTRIES);
  const found = new Set<string>();
  const open = [...packages].flatMap(([name, file]) => findPlace(lock, workspaceOf(file), name) ?? []);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const { dependencies = {}, peerDependencies = {} } = lock.packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const place = findPlace(lock, path, name);
      if (place !== undefined) open.push(place);
    }
  }
  return [...found].filter((path) => !path.includes('node_modules/@types/'));
}

const LEGAL_FILE = /^(?:licen[cs]e|copying|notice|third[-_ ]?party)[^/]*$/i;

/** Licences that a package's manifest only points to, by their SPDX names, as its licence file was read. */
const READ_LICENCES: Readonly<Record<string, string>> = { 'dejavu-fonts-ttf': 'Bitstream-Vera' };

/** Reads the licence and notice files of an installed package. */
function readLegalText(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LEGAL_FILE.test(entry.name) && !/\.[cm]?[jt]s$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');
}

/** Collects the notices of everything that the server loads and the pages are built from, by name. */
export function collectNotices(root: string): readonly Notice[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const paths = new Set([...findRuntimePackages(lock), ...findPagePackages(root, lock)]);
  return [...paths]
    .filter((path) => existsSync(join(root, path)))
    .map((path) => {
      const { version = '', license = 'unknown' } = lock.packages[path] ?? {};
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license: READ_LICENCES[name] ?? license, text: readLegalText(join(root, path)) };
    })
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

/** Writes all notices as one text; packages with the same text share it. */
export async function writeNotices(root: string): Promise<string> {
  const byText = new Map<string, Notice[]>();
  for (const notice of collectNotices(root)) {
    const key = notice.text === '' ? `Licence: ${notice.license}` : notice.text;
    byText.set(key, [...(byText.get(key) ?? []), notice]);
  }
  const parts = [...byText].map(([text, notices]) => {
    const heads = notices.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return `${'='.repeat(80)}\n${[...new Set(heads)].join('\n')}\n${'-'.repeat(80)}\n${text}\n`;
  });
  return `Hearth contains software of others, under these licences.\n\n${parts.join('\n')}`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, '..');
  const path = join(root, 'dist', 'THIRD-PARTY-NOTICES.txt');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await writeNotices(root));
  process.stdout.write(`${path}\n`);
}
