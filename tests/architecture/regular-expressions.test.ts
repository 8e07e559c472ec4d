import { expect, test } from 'vitest';
import { expressionsOf } from './expressions.ts';
import { sourceFiles } from './source-files.ts';
import { whySuperLinear } from './super-linear.ts';

/** What is made while the program runs, by file, and why nothing that comes from outside is in it. */
const MADE_OF_OUR_OWN: Readonly<Record<string, string>> = {
  'tools/phrases/glossary.ts': 'Words of our own glossaries, looked for in our own phrases.',
  'tools/phrases/labels.ts': 'Names of hooks and keys in our own pages, read by a developer’s tool.',
};

const ours = (await sourceFiles(['{apps,domains,packages,tools}/**/*.{ts,tsx,mjs}'])).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);
const found = ours.flatMap(expressionsOf);

test('no regular expression of ours takes longer than in proportion to what it reads', () => {
  expect(found.length).toBeGreaterThan(400);
  const slow = found.flatMap(({ at, source, flags }) => {
    const why = source === null ? null : whySuperLinear(source, flags);
    return why === null ? [] : [`${at} /${source}/${flags} is ${why}`];
  });
  expect(slow, 'Write it so that each letter is read once: a stranger may send a hundred thousand of them.').toEqual(
    [],
  );
});

test('none is made of what somebody sends, and the exceptions are still there', () => {
  const made = found.filter(({ source }) => source === null).map(({ at }) => at.replace(/:\d+$/, ''));
  expect([...new Set(made)].sort()).toEqual(Object.keys(MADE_OF_OUR_OWN).sort());
});

// Each of these has held this server, or would hold one like it.
test.each([
  ['a template’s places', String.raw`\{\{\s*([^{}]*?)\s*\}\}`, 'g'],
  ['a mail’s tags', '<[^>]*>', 'g'],
  ['a mail’s blocks', String.raw`<(style|script)\b[\s\S]*?<\/\1\s*>`, 'gi'],
  ['comments', '<!--.*?-->', 'gs'],
  ['the texts of a filter', String.raw`("(?:[^"]|\\.|\n)*")`, ''],
  ['spaces at an end', String.raw`\s+$`, ''],
  ['loops within loops', '^(a+)+$', ''],
  ['the same letters twice', String.raw`^\d+\d*x`, ''],
  ['the same letters with something between', '^a*b?a*$', ''],
  ['an address', String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`, ''],
  ['what stands ahead', '(?=.*x)y', ''],
  ['a phase of a loop', String.raw`"(?:[^"\\]|\\.)*"`, ''],
  ['lines that begin with spaces', String.raw`^\s*\*`, 'm'],
])('the check finds %s', (_title, source, flags) => {
  expect(whySuperLinear(source, flags)).toMatch(/polynomial|exponential/);
});

test.each([
  [String.raw`\{\{([^{}]*)\}\}`, 'g'],
  ['<[^<>]*>', 'g'],
  [String.raw`^\s+`, ''],
  [String.raw`^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$`, ''],
  [String.raw`\s*(?:("(?:[^"\\]|\\.)*")|([A-Za-z][\w$.-]*)|([()[\]]))`, 'y'],
  [String.raw`^[ \t]*\*+`, 'gmu'],
  [String.raw`https?:\/\/[^\s]+`, 'g'],
  ['[^a-z0-9]+', 'g'],
])('and takes /%s/%s for what it is', (source, flags) => {
  expect(whySuperLinear(source, flags)).toBeNull();
});

test.each([
  ['new RegExp(`^${name}$`)', null],
  ['const NAME = "a+"; RegExp(NAME + "b", "g")', 'a+b'],
  ['const N = 5; const L = "ab"; new RegExp(`^[${L}]{${N - 2}}$`)', '^[ab]{3}$'],
  [String.raw`new RegExp(String.raw${'`'}\d+${'`'})`, String.raw`\d+`],
  ['const f = (text: string) => new RegExp(text)', null],
])('an expression that is made is read from its file: %s', (text, source) => {
  expect(expressionsOf({ path: 'a.ts', text })[0]).toMatchObject({ source });
});
