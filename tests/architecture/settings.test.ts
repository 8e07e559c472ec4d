import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';

/** Refused at the start with the names of what replaced it. */
const GONE = ['SIGN_UP'];

/** The names of the settings, as the server reads them. */
async function settings(): Promise<string[]> {
  const source = await readFile(join(ROOT, 'packages/platform/src/config.ts'), 'utf8');
  const [, table = ''] = /const variables = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(source) ?? [];
  return [...table.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name);
}

test('every setting of the server stands in the table that operators read', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const table = readme.split('\n').filter((line) => line.startsWith('| '));
  const named = new Set(table.flatMap((line) => (line.split('|')[1] ?? '').match(/[A-Z][A-Z0-9_]+/g) ?? []));
  const all = await settings();
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((name) => !named.has(name))).toEqual(GONE);
});
