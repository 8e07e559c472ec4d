import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Lists of thousands of paths. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** What the sources are where git can't be asked, as in an image that is being built. Nothing else of the folder goes out. */
const FOLDERS = ['apps', 'bench', 'db', 'deploy', 'docs', 'domains', 'packages', 'tests', 'tools', '.ci'];
const FILES = [
  '*.{json,md,ts,yaml}',
  'LICENSE',
  'Dockerfile',
  '.dockerignore',
  '.editorconfig',
  '.gitignore',
  '.npmrc',
  '.nvmrc',
  '.ox*rc.json',
];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.data', 'coverage', '.differences']);

/** The paths of all sources from the root, sorted: what git tracks, as it is now. */
export async function listSources(root: string): Promise<readonly string[]> {
  if (existsSync(join(root, '.git'))) {
    const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: MOST_OUTPUT });
    return stdout
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(root, path)))
      .sort();
  }
  const found: string[] = [];
  const patterns = [...FILES, ...FOLDERS.map((folder) => `${folder}/**/*`)];
  for await (const entry of glob(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => NOT_SOURCES.has(name) || name.startsWith('.env'),
  }))
    if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(root.replace(/\/$/, '').length + 1));
  return found.sort();
}

/** Packs all sources into an archive. The same sources, at the same times of the files, make the same list. */
export async function archiveSources(root: string, target: string): Promise<string> {
  const paths = await listSources(root);
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}.${process.pid}`;
  const packing = run('tar', ['-czf', unfinished, '-C', root, '--null', '-T', '-']);
  packing.child.stdin?.end(paths.map((path) => `${path}\0`).join(''));
  await packing;
  await rename(unfinished, target);
  return target;
}

/** Packs the sources when they are first asked for, once per process. */
export function sourceArchive(root: string): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => (made ??= archiveSources(root, join(root, 'dist', 'source.tar.gz')));
}
