import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LEFT_OUT = new Set(['node_modules', 'dist', '.data', '.git', 'pictures', 'coverage']);
const MINUTES = 60_000;

let copy: string;

/** A checkout of its own, with the packages of this one: those of the project are the copy's. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'hearth-new-'));
  await cp(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) || path === ROOT });
  await mkdir(join(copy, 'node_modules/@hearth'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@hearth' && name !== '.cache')
      await symlink(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  const own = ['apps', 'packages'].map((top) =>
    readdir(join(ROOT, top)).then((names) => names.map((name) => `${top}/${name}`)),
  );
  const places = [...(await Promise.all(own)).flat(), 'domains'];
  for (const path of places) await symlink(join(copy, path), join(copy, 'node_modules/@hearth', basename(path)));
  // What the compiler knew last, where it knew anything: it looks at what is new and at what that touches.
  const known = 'node_modules/.cache/types';
  if (existsSync(join(ROOT, known))) await cp(join(ROOT, known), join(copy, known), { recursive: true });
  // Where two need different versions, npm lays one beside who needs it.
  for (const path of places)
    if (existsSync(join(ROOT, path, 'node_modules')))
      await symlink(join(ROOT, path, 'node_modules'), join(copy, path, 'node_modules'));
}, 5 * MINUTES);
afterAll(() => rm(copy, { recursive: true, force: true }));

/** What a program says of the copy; what it refuses ends the test with its words. */
function run(program: string, ...words: readonly string[]): string {
  try {
    return execFileSync(program, words, {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${words.join(' ')}\n${stdout.slice(-4_000)}\n${stderr.slice(-4_000)}`, {
      cause: error,
    });
  }
}

test(
  'what it makes compiles, is laid out as the rest, and passes the tests that come with it',
  { timeout: 15 * MINUTES },
  () => {
    run(process.execPath, 'tools/new.ts', 'domain', 'training', 'skill-card', '--about', 'What people have learned.');
    run(process.execPath, 'tools/new.ts', 'noun', 'team', 'allergy');
    run(process.execPath, 'tools/new.ts', 'endpoint', 'announcements', 'count-readers');
    run('oxfmt', '--check');
    for (const project of ['server', 'web']) run('tsc', '-p', `tsconfig.${project}.json`);
    const said = run(
      'vitest',
      'run',
      '--project',
      'server',
      '--project',
      'components',
      'domains/training',
      'domains/team/server/handlers/allergy.test.ts',
      'domains/team/web/components/allergies',
      'domains/announcements/server/handlers/count-readers.test.ts',
    );
    expect(said).toMatch(/Test Files\s+5 passed/);
  },
);

test.each([
  [['noun', 'nowhere', 'card'], 'There is no domain nowhere.'],
  [['noun', 'team', '../card'], 'Names are lower-case words'],
  [['domain', 'team', 'card'], 'There is a domain team already.'],
  [['noun', 'team', 'card', '--permission', 'EVERYTHING'], 'There is no permission EVERYTHING.'],
])('%j is refused, and nothing is written', async (words, why) => {
  const listed = async (): Promise<number> => (await readdir(join(copy, 'domains'), { recursive: true })).length;
  const before = await listed();
  expect(() => run(process.execPath, 'tools/new.ts', ...words)).toThrow(why);
  expect(await listed()).toBe(before);
});
