import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Refused at the start with the names of what replaced it. */
const GONE = ['SIGN_UP'];

/** The names of the settings, as the server reads them. */
async function settings(): Promise<string[]> {
  const source = await readFile(join(ROOT, 'packages/platform/src/config/config.ts'), 'utf8');
  const [, table = ''] = /const variables = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(source) ?? [];
  return [...table.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name);
}

/** The names in the first column of the table that operators read. */
async function namedToOperators(): Promise<ReadonlySet<string>> {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const table = readme.split('\n').filter((line) => line.startsWith('| '));
  return new Set(table.flatMap((line) => (line.split('|')[1] ?? '').match(/[A-Z][A-Z0-9_]+/g) ?? []));
}

test('every setting of the server stands in the table that operators read', async () => {
  const named = await namedToOperators();
  const all = await settings();
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((name) => !named.has(name))).toEqual(GONE);
});

test('every setting that operators read about is one of the server, and does something there', async () => {
  const all = await settings();
  expect([...(await namedToOperators())].filter((name) => !all.includes(name))).toEqual([]);
  const sources = await sourceFiles(['packages/platform/src/config/{config,mode,production-demands}.ts']);
  const read = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:values|settings)\.([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name),
    ),
  );
  expect(all.filter((name) => !read.has(name))).toEqual(GONE);
});
