import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { Manifest } from '../src/document/build-manifest.ts';
import { SIGNED_IN_FILES } from '../src/document/signed-in-files.ts';

const NAME = 'virtual:worker-files';
/** Every page behind the login loads these; what else there is comes later, when nobody waits for it. */
const SHELL = ['src/entry-client.tsx', ...SIGNED_IN_FILES];
/** The files that phones never need: the design system and the other two documents. */
const EXCLUDED_FILES = /design-system|entry-career|auth-frame/;

/** The files of a build, from its manifest: its name, what a page needs to start, and the rest. Icons and fonts come with use. */
export function workerFiles(manifest: Manifest): { build: string; shell: readonly string[]; rest: readonly string[] } {
  const collectFiles = (names: readonly string[], alsoLater: boolean): Set<string> => {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (name: string): void => {
      const chunk = manifest[name];
      if (chunk === undefined || seen.has(name) || EXCLUDED_FILES.test(name)) return;
      seen.add(name);
      for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
      for (const next of [...(chunk.imports ?? []), ...(alsoLater ? (chunk.dynamicImports ?? []) : [])]) visit(next);
    };
    for (const name of names) visit(name);
    return files;
  };
  const build = manifest['src/entry-client.tsx']?.file;
  if (build === undefined) throw new Error('The build has no application.');
  const absent = SHELL.filter((name) => manifest[name] === undefined);
  if (absent.length > 0) throw new Error(`The build has no ${absent.join(', ')}, which a page behind the login needs.`);
  const shell = collectFiles(SHELL, false);
  const all = collectFiles([...SHELL, 'src/consent/start.ts'], true);
  return { build: `/${build}`, shell: [...shell], rest: [...all].filter((file) => !shell.has(file)) };
}

/** Tells the service worker the files of the client build, which stands in `dist/client` by then. */
export function workerFileList(client: string): Plugin {
  return {
    name: 'hearth-worker-files',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8')) as Manifest;
      const { build, shell, rest } = workerFiles(manifest);
      return [
        `export const BUILD = ${JSON.stringify(build)};`,
        `export const SHELL = ${JSON.stringify(shell)};`,
        `export const REST = ${JSON.stringify(rest)};`,
      ].join('\n');
    },
  };
}
