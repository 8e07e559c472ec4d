import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, cp, glob, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeNotices } from './notices.ts';
import {
  BUILT,
  COMMAND_LINE,
  COMMANDS,
  DATA_FILES,
  findGaps,
  findRuntimePackages,
  isUnread,
  SERVER_WORKSPACES,
  writeManifest,
  writeProgram,
} from './package/package-plan.ts';
import { archiveSources } from './package/source-archive.ts';
import { findRuntimeModules, readWorkspaces } from './package/runtime-modules.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Says that a folder is a packaged installation, and of what. */
const MARK = 'release.json';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;

/** Empties the folder, unless it holds something else than an earlier package. */
async function prepare(out: string): Promise<void> {
  const found = await readdir(out).catch((): string[] => []);
  if (found.length > 0 && !found.includes(MARK))
    throw new Error(`${out} holds other files. Name an empty folder, or one that an earlier package is in.`);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
}

async function copyInto(out: string, path: string): Promise<void> {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await copyFile(join(ROOT, path), join(out, path));
}

/** The commit that the sources are of; null outside a clone. */
function findCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return process.env['HEARTH_COMMIT'] ?? null;
  }
}

/** Copies the packages that a server loads, without what it never reads of them. */
async function copyPackages(out: string, packages: readonly string[]): Promise<void> {
  for (const path of packages) {
    const from = join(ROOT, path);
    // Packages for other systems are in the lock file and not installed.
    if (!existsSync(from)) continue;
    await cp(from, join(out, path), {
      recursive: true,
      filter: (source) => !isUnread(source) && !relative(from, source).split('/').includes('node_modules'),
    });
  }
}

/** Copies the server's own sources, and links its workspaces as npm does. */
async function copySources(out: string, files: readonly string[]): Promise<void> {
  for (const path of files) await copyInto(out, path);
  for await (const path of glob([...DATA_FILES], { cwd: ROOT })) await copyInto(out, path);
  await mkdir(join(out, 'node_modules/@hearth'), { recursive: true });
  for (const folder of SERVER_WORKSPACES) {
    await copyInto(out, `${folder}/package.json`);
    const { name } = readJson<Manifest>(`${folder}/package.json`);
    await symlink(`../../${folder}`, join(out, 'node_modules', name));
  }
}

async function copyBuilt(out: string): Promise<void> {
  for (const part of BUILT) await cp(join(ROOT, 'dist', part), join(out, 'dist', part), { recursive: true });
  for await (const path of glob('dist/database-*.tar.gz', { cwd: ROOT })) await copyInto(out, path);
}

/** Makes a tree that runs in production and nothing else, from the build and the installed packages. */
async function makePackage(out: string, withNode: boolean): Promise<void> {
  const manifest = readJson<Manifest>('package.json');
  const packages = findRuntimePackages(readJson('package-lock.json'));
  const modules = findRuntimeModules(ROOT, readWorkspaces(ROOT, SERVER_WORKSPACES), [
    ...Object.values(COMMANDS),
    COMMAND_LINE,
  ]);
  const gaps = findGaps(modules, packages);
  if (gaps.length > 0) throw new Error(`The package would not run:\n${gaps.map((gap) => `  - ${gap}`).join('\n')}`);
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  await prepare(out);
  await Promise.all([copyPackages(out, packages), copySources(out, modules.files), copyBuilt(out)]);
  await mkdir(join(out, 'bin'), { recursive: true });
  await writeFile(join(out, 'bin/hearth'), writeProgram());
  await chmod(join(out, 'bin/hearth'), 0o755);
  if (withNode) await copyFile(process.execPath, join(out, 'bin/node'));
  await writeFile(join(out, 'package.json'), writeManifest(manifest));
  await copyInto(out, 'LICENSE');
  await archiveSources(ROOT, join(out, 'source.tar.gz'));
  await writeFile(join(out, 'THIRD-PARTY-NOTICES.txt'), await writeNotices(ROOT));
  await writeFile(
    join(out, MARK),
    `${JSON.stringify({ version: manifest.version, commit: findCommit(), node: process.versions.node }, null, 2)}\n`,
  );
}

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist/package' }, 'with-node': { type: 'boolean', default: false } },
});
const out = resolve(values.out);
await makePackage(out, values['with-node']);
process.stdout.write(`${out}\n`);
