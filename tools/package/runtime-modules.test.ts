import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  COMMAND_LINE,
  COMMANDS,
  findGaps,
  findRuntimePackages,
  isUnread,
  SERVER_WORKSPACES,
  writeProgram,
} from './package-plan.ts';
import { findRuntimeModules, readWorkspaces } from './runtime-modules.ts';

const ROOT = join(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'hearth-modules-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

test('what runs is found through static, dynamic, passed-on and thread imports; types and what only tests use are not', () => {
  write({
    'kit/package.json': '{"name":"@own/kit","exports":{"./*":"./src/*.ts","./*/door":"./src/*/door.ts"}}',
    'kit/src/id.ts': "export { v7 } from 'uuid-package/v7';",
    'kit/src/deep/door.ts': '',
    'app/start.ts': `
      import type { Shape } from './shape.ts';
      import { type Other } from './other.ts';
      import words from './words.json' with { type: 'json' };
      import { id } from '@own/kit/id';
      import '@own/kit/deep/door';
      import { readFile } from 'node:fs/promises';
      const later = () => import('./later.ts');
      const thread = new URL('./thread.ts', import.meta.url);
      import { gone } from './gone.ts';`,
    'app/words.json': '{}',
    'app/later.ts': "import '@scope/name/part';",
    'app/thread.ts': '',
    'app/shape.ts': '',
    'app/other.ts': '',
    'app/start.test.ts': '',
  });
  const { files, packages, missing } = findRuntimeModules(root, readWorkspaces(root, ['kit']), ['app/start.ts']);
  expect(files).toEqual([
    'app/later.ts',
    'app/other.ts',
    'app/start.ts',
    'app/thread.ts',
    'app/words.json',
    'kit/src/deep/door.ts',
    'kit/src/id.ts',
  ]);
  expect(Object.fromEntries(packages)).toEqual({ 'uuid-package': 'kit/src/id.ts', '@scope/name': 'app/later.ts' });
  expect(missing).toEqual(['app/gone.ts, which app/start.ts imports']);
});

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Parameters<
  typeof findRuntimePackages
>[0];

test('a package of this project has all that its commands run, and no tool for tests or builds', () => {
  const packages = findRuntimePackages(lock);
  const modules = findRuntimeModules(ROOT, readWorkspaces(ROOT, SERVER_WORKSPACES), [
    ...Object.values(COMMANDS),
    COMMAND_LINE,
  ]);
  expect(findGaps(modules, packages)).toEqual([]);
  expect(modules.files.length).toBeGreaterThan(1_000);
  expect(modules.files.filter((path) => /\.(?:test|fixture)\.|\/web\/|^packages\/(?:ui|testing)/.test(path))).toEqual(
    [],
  );
  const tools = /vitest|playwright|typescript|oxlint|oxc|happy-dom|vite|tailwind|rolldown|lightningcss|node-linux/;
  expect(packages.filter((path) => tools.test(path))).toEqual([]);
});

test('a package without one of its modules or packages is refused', () => {
  const modules = { files: [], missing: ['a.ts, which b.ts imports'], packages: new Map([['zod', 'domains/a.ts']]) };
  expect(findGaps(modules, ['node_modules/zod'])).toEqual(["a.ts, which b.ts imports isn't there"]);
  expect(findGaps({ ...modules, missing: [] }, [])).toHaveLength(1);
  expect(findGaps({ ...modules, missing: [] }, ['domains/node_modules/zod'])).toEqual([]);
});

test('type declarations and source maps stay out; licences and code do not', () => {
  expect(['a.d.ts', 'a.d.mts', 'a.js.map'].filter((path) => !isUnread(path))).toEqual([]);
  expect(['LICENSE', 'a.js', 'a.mjs', 'a.json', 'a.wasm', 'a.node', 'README.md'].filter(isUnread)).toEqual([]);
});

test('of fonts and of builds for other programs only what is read goes along', () => {
  const at = (path: string): string => `/tree/node_modules/${path}`;
  const read = [
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    '@cantoo/pdf-lib/es/index.js',
    'fontkit/dist/module.mjs',
    'dejavu-fonts-ttf/package.json',
  ];
  expect(read.map(at).filter(isUnread)).toEqual([]);
  const unread = [
    'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
    'dejavu-fonts-ttf/status.txt',
    'fontkit/dist/browser-module.mjs',
    '@cantoo/pdf-lib/dist/pdf-lib.min.js',
    '@cantoo/pdf-lib/src/index.ts',
    'fastify/test/a.test.js',
    '@a/b/docs/guide.md',
  ];
  expect(unread.map(at).filter((path) => !isUnread(path))).toEqual([]);
});

test('the program knows every command', () => {
  for (const [name, file] of Object.entries(COMMANDS)) expect(writeProgram()).toContain(`  ${name}) file=${file} ;;`);
});
