import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import known from './long-functions.json' with { type: 'json' };
import { sourceFiles } from './source-files.ts';

/** Lines that a function may have: what a reader holds in mind. A page's markup is read from top to bottom and has more. */
const MOST = { ts: 60, tsx: 80 };

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The lines of the longest function of a source. */
function longestIn(path: string, text: string): number {
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  let longest = 0;
  const see = ({ start, end }: Place): void => {
    longest = Math.max(longest, lineAt(end) - lineAt(start) + 1);
  };
  new Visitor({ FunctionDeclaration: see, FunctionExpression: see, ArrowFunctionExpression: see }).visit(
    parseSync(path, text).program,
  );
  return longest;
}

/** Those that are longer still, each with the lines that its longest function has: they only get shorter, and fewer. */
const KNOWN: Readonly<Record<string, number>> = known;

test('no function is longer than can be held in mind, and those that were before there was this rule only get shorter', async () => {
  const files = (await sourceFiles(['{apps,packages,domains}/**/*.{ts,tsx}'])).filter(
    ({ path }) => !/\.(?:test|fixture)\.tsx?$/.test(path) && !path.startsWith('packages/testing/'),
  );
  const long = new Map<string, number>();
  for (const { path, text } of files) {
    const lines = longestIn(path, text);
    if (lines > (path.endsWith('.tsx') ? MOST.tsx : MOST.ts)) long.set(path, lines);
  }
  const grown = [...long]
    .filter(([path, lines]) => lines > (KNOWN[path] ?? 0))
    .map(([path, lines]) => `${path} ${lines}`);
  expect(grown, 'Split it by what it does.').toEqual([]);
  const shorter = Object.entries(KNOWN).filter(([path, lines]) => (long.get(path) ?? 0) < lines);
  expect(
    shorter.map(([path]) => `${path} ${long.get(path) ?? 'has none any more'}`),
    'Write the new number down in long-functions.json, or take the line out.',
  ).toEqual([]);
});
