import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const ENTRIES = [
  ...readFileSync(resolve(ROOT, 'apps/web/src/routes/open-domains.ts'), 'utf8').matchAll(/domains\/([\w-]+)\//g),
];

/** The files of its own room that a page loads, by its relative imports. */
function filesFrom(file: string, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g))
    filesFrom(resolve(dirname(file), path), seen);
}

test('no page before the login asks by what stands behind it alone: there is no cache of answers there', () => {
  const seen = new Set<string>();
  for (const [, domain = ''] of ENTRIES) filesFrom(resolve(ROOT, 'domains', domain, 'web/open-routes.ts'), seen);
  expect(seen.size).toBeGreaterThan(50);
  const wrong = [...seen].filter((file) =>
    /'@hearth\/client\/query'|'@tanstack\/react-query'/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong.map((file) => file.slice(ROOT.length + 1))).toEqual([]);
});
