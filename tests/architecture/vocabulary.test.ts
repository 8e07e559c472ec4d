import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

interface Row {
  readonly code: string;
  readonly screen: string;
}

async function readRows(): Promise<readonly Row[]> {
  const page = await readFile(join(ROOT, 'docs/vocabulary.md'), 'utf8');
  return page.split('\n').flatMap((line) => {
    const [, code, screen] = /^\| `([^`]+)` \|[^|]+\| ([^|]+) \|[^|]+\|$/.exec(line) ?? [];
    return code === undefined || screen === undefined ? [] : [{ code, screen }];
  });
}

test('each code term of the vocabulary stands in the sources', async () => {
  const rows = await readRows();
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter(({ code }, index) => rows.findIndex((other) => other.code === code) !== index)).toEqual([]);
  const files = await sourceFiles(['{apps,packages,domains}/**/*.{ts,tsx,sql}']);
  const words = new Set(files.flatMap(({ path, text }) => [...path.split('/'), ...(text.match(/\w+/g) ?? [])]));
  expect(
    rows.map(({ code }) => code).filter((code) => !words.has(code)),
    'It was renamed or removed: write today’s name into docs/vocabulary.md.',
  ).toEqual([]);
});

test('each screen term of the vocabulary stands in the English phrases', async () => {
  const rows = await readRows();
  const files = await sourceFiles(['{apps,packages,domains}/**/en.json']);
  const phrases = files.map(({ text }) => text.toLowerCase()).join('\n');
  const terms = rows.map(({ screen }) => screen).filter((screen) => screen !== '—');
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.filter((term) => !phrases.includes(term.toLowerCase()))).toEqual([]);
});
