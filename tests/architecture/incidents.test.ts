import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Incidents of others about signing in and sessions (1 to 21 of the threat rules), of which each became a rule here. */
const INCIDENTS = Array.from({ length: 21 }, (_, index) => index + 1);

test('every incident of signing in and of sessions has a test that bears its number', async () => {
  const files = await sourceFiles(['{domains,packages,apps,tests}/**/*.test.ts']);
  const numbers = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/incident (\d+)/g)].map(([, number]) => Number(number))),
  );
  expect(INCIDENTS.filter((number) => !numbers.has(number))).toEqual([]);
});
