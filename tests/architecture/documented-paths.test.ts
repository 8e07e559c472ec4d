import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';

/** What is written for those who read today; decision records tell how it was on their day. */
const PAGES = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'bench/README.md',
  'docs/ARCHITECTURE.md',
  'docs/FEATURES.md',
  'docs/adding-things.md',
  'docs/dependencies.md',
  'docs/hosting/backup.md',
  'docs/hosting/commands.md',
  'docs/hosting/docker.md',
  'docs/hosting/metrics.md',
  'docs/hosting/proxies.md',
  'docs/hosting/systemd.md',
  'docs/hostile-input.md',
  'docs/security.md',
  'docs/settings.md',
  'docs/style-guide.md',
  'docs/vocabulary.md',
];
/** The short names of folders, as `FEATURES.md` explains them. */
const SHORT: readonly (readonly [short: RegExp, folder: string])[] = [
  [/^d\//, 'domains/'],
  [/^a\//, 'tests/architecture/'],
  [/^j\//, 'tests/journeys/'],
  [/^u\//, 'packages/ui/src/'],
  [/^ds\//, 'packages/ui/src/design-system/'],
];
/** What stands for any domain, and what only a run makes. */
const NO_PLACES = [/[<>…]|NAME/, /^dist\//, /^\.data/];

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`: each of them has to be there. */
function spelledOut(path: string): string[] {
  const [, before = '', within, after = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  return within === undefined ? [path] : within.split(',').flatMap((one) => spelledOut(`${before}${one}${after}`));
}

/** The paths from the root that stand in backticks: those that begin with a folder of the repository. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, written = '']) =>
      SHORT.reduce((path, [short, folder]) => path.replace(short, folder), written.replace(/:\d+$/, '')),
    )
    .filter((path) => /^(?:apps|bench|db|deploy|docs|domains|packages|tests|tools)\//.test(path))
    .filter((path) => !NO_PLACES.some((pattern) => pattern.test(path)))
    .flatMap(spelledOut);
}

async function isThere(path: string): Promise<boolean> {
  for await (const _entry of glob(path.replace(/\/$/, ''), { cwd: ROOT })) return true;
  return false;
}

test.each(PAGES)('every path in %s leads somewhere', async (page) => {
  const paths = [...new Set(pathsIn(await readFile(join(ROOT, page), 'utf8')))];
  const lost: string[] = [];
  for (const path of paths) if (!(await isThere(path))) lost.push(path);
  expect(lost).toEqual([]);
});
