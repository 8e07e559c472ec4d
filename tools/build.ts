import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuiltFrom, makeOnce } from './building/build-once.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
/** Everything that the built files are made of. */
const SOURCES = [
  'package-lock.json',
  'apps/web/**/*.{ts,tsx,css,json,svg,png}',
  'packages/{auth-frame,ui,i18n,client,kit}/**/*.{ts,tsx,css,json}',
  'domains/*/{web,contract,rules,locales}/**/*.{ts,tsx,css,json}',
  'tools/{build,locales}.ts',
  'tools/building/*.ts',
];

/** What the process that only builds pages is started with. */
const PAGES_ONLY = 'pages';

/** A fingerprint of all sources of the built files. */
async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const path of glob(SOURCES, {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name.endsWith('.test.ts'),
  }))
    files.push(path);
  const hash = createHash('sha256');
  for (const path of files.sort()) hash.update(path).update(await readFile(join(ROOT, path)));
  return hash.digest('hex');
}

/**
 * Builds the browser's files, the server's pages and the language files into `dist/`, unless they are up to date. In a process of
 * its own: what bundling takes of memory, a gigabyte, would stay with the server for as long as it runs.
 */
export async function buildIfStale(say: (line: string) => void): Promise<void> {
  // What is built, and what renders it, is for production whoever asks: a test's own setting would mix in development code.
  process.env['NODE_ENV'] = 'production';
  if (await isBuiltFrom(DIST, await fingerprint())) return;
  say('Building the pages …');
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), PAGES_ONLY], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The pages could not be built: what is said above says why.');
}

async function build(say: (line: string) => void): Promise<void> {
  const started = performance.now();
  const [{ build: bundle }, { buildClient }, { serverBuild, workerBuild }, { writeLocales }, { compressFiles }] =
    await Promise.all([
      import('vite'),
      import('../apps/web/build/client-build.ts'),
      import('../apps/web/build/vite.ts'),
      import('./phrases/locales.ts'),
      import('./building/compress.ts'),
    ]);
  await buildClient(bundle);
  await bundle(serverBuild);
  await bundle(workerBuild);
  const gaps = await writeLocales(ROOT, join(DIST, 'locales'));
  for (const gap of gaps) say(`Phrases: ${gap}`);
  await compressFiles([join(DIST, 'client/assets'), join(DIST, 'locales')]);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { templateIfMissing } = await import('../apps/server/src/boot/database-template.ts');
  process.env['NODE_ENV'] = 'production';
  const isAll = process.argv[2] !== PAGES_ONLY;
  await Promise.all([
    isAll ? templateIfMissing() : undefined,
    makeOnce(DIST, await fingerprint(), () => build((line) => process.stdout.write(`${line}\n`))),
  ]);
}
