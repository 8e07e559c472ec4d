import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * Incidents of others, of which each became a rule here: 1 to 21 about signing in and sessions, 22 to 33 about rights and tenants, 34 to 41 about
 * input and content, 42 to 44 about operations.
 */
const INCIDENTS = Array.from({ length: 44 }, (_, index) => index + 1);

test('every incident has a test that bears its number in its name', async () => {
  const files = await sourceFiles(['{domains,packages,apps,tests,tools}/**/*.test.ts']);
  const numbers = new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/['`][^'`\n]*\bincident (\d+)/g)].map(([, number]) => Number(number)),
    ),
  );
  expect(INCIDENTS.filter((number) => !numbers.has(number))).toEqual([]);
});
