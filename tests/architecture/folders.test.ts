import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** What can be taken in at a glance; a folder with more wants rooms inside. */
const MOST_ENTRIES = 30;

/** Folders that are lists: each entry stands for itself and is found by its name, so that rooms would only hide it. */
const LISTS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^domains$/, 'The domains themselves; tiers order them.'],
  [/^domains\/[\w-]+\/db$/, 'Migrations are only added, and run in the order of their names.'],
  [/^docs\/decisions$/, 'Decision records are only added, and known by their numbers.'],
  [/^packages\/ui\/src$/, 'One folder for each widget, by the name under which pages import it.'],
  [/^packages\/ui\/src\/design-system\/pages$/, 'One page for each widget, by its name.'],
  [
    /^tests\/(architecture|journeys)$/,
    'A test is found by the rule in its name; vitest.config.ts shares out journeys by them.',
  ],
  [/^tests\/pictures\//, 'Pictures that tests write and compare, by the name of the page.'],
];

/** How many files and folders each folder holds. */
function countEntries(paths: readonly string[]): ReadonlyMap<string, number> {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return new Map([...entries].map(([folder, inside]) => [folder, inside.size]));
}

const files = await sourceFiles(['{apps,bench,db,docs,domains,packages,tests,tools}/**/*']);
const counts = countEntries(files.map(({ path }) => path));

test('a folder has at most 30 entries, tests and folders counted', () => {
  expect(counts.size).toBeGreaterThan(300);
  const crowded = [...counts].filter(
    ([folder, entries]) => entries > MOST_ENTRIES && !LISTS.some(([pattern]) => pattern.test(folder)),
  );
  expect(
    crowded.map(([folder, entries]) => `${folder} ${entries}`),
    'Give what belongs together a room of its own.',
  ).toEqual([]);
});

test('each list that may be longer is there', () => {
  const folders = [...counts.keys()];
  expect(LISTS.filter(([pattern]) => !folders.some((folder) => pattern.test(folder))).map(([, why]) => why)).toEqual(
    [],
  );
});
