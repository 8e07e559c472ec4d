import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import MiniSearch from 'minisearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBroken, readHeads } from './check.ts';
import { anchorOf } from './markdown.ts';
import { readPictures } from './pictures.ts';
import { SEARCH_OPTIONS } from './search-options.ts';
import type { SearchPart } from './search-options.ts';
import { leftOut, readSite, ROOT } from './site.ts';

const run = promisify(execFile);
let out: string;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'hearth-docs-'));
  // As `npm run docs` does, in a process of its own: it changes directory and loads the bundler.
  await run(process.execPath, [join(ROOT, 'tools/docs-site/build.ts'), '--out', out], { cwd: ROOT });
}, 60_000);
afterAll(() => rm(out, { recursive: true, force: true }));

test('every link, anchor and picture of the documentation leads somewhere, and no other host is asked', async () => {
  expect(await findBroken(out)).toEqual([]);
});

test('a door leads to every page of docs', async () => {
  expect(await leftOut(await readSite()), 'Add it to tools/docs-site/doors.ts.').toEqual([]);
});

test('every page has a title and a description of its own', async () => {
  const heads = [...(await readHeads(out))];
  expect(heads.length).toBeGreaterThan(170);
  const poor = heads.filter(([, { title, description }]) => title === '' || description.length < 20);
  expect(poor.map(([path]) => path)).toEqual([]);
  const descriptions = heads.map(([, { description }]) => description);
  expect(descriptions.filter((one, index) => descriptions.indexOf(one) !== index)).toEqual([]);
});

test.each([
  ['restore backup', 'hosting/backup.html'],
  ['webhook signature', 'webhooks.html'],
  ['swap shift', 'use/employee/swap.html'],
  ['publish week', 'use/manager/publish.html'],
  ['promtheus', 'hosting/metrics.html'],
])('the search finds %j', async (words, page) => {
  const script = await readFile(join(out, 'assets/search.js'), 'utf8');
  const index: string = JSON.parse(script.slice(script.indexOf('"'), script.lastIndexOf('"') + 1));
  const found = MiniSearch.loadJSON<SearchPart>(index, SEARCH_OPTIONS).search(words);
  expect(found.slice(0, 3).map(({ to }) => String(to).split('#')[0])).toContain(page);
});

test('anchors are those that repositories make of the same headings', () => {
  expect(anchorOf('Moving to PostgreSQL')).toBe('moving-to-postgresql');
  expect(anchorOf('What’s new? (2026)')).toBe('whats-new-2026');
});

test('pictures are shown, and small', async () => {
  const pictures = await readPictures();
  const readers = await Promise.all(
    ['README.md', ...(await readSite()).pages.keys()].map((source) => readFile(join(ROOT, source), 'utf8')),
  );
  const isShown = (path: string): boolean => readers.some((text) => text.includes(path.slice('docs/'.length)));
  expect([...pictures.keys()].filter((path) => !isShown(path))).toEqual([]);
  const heavy = [...pictures].filter(([path, { bytes }]) => path.endsWith('.webp') && bytes > 80_000);
  expect(heavy.map(([path, { bytes }]) => `${path}: ${bytes}`)).toEqual([]);
  expect([...pictures.values()].reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(2_500_000);
});
