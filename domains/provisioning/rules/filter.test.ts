import { expect, test } from 'vitest';
import { parseFilter } from './filter.ts';
import { LONGEST_FILTER } from './limits.ts';

test('comparisons are read in their order, with the attribute that brackets stand behind', () => {
  expect(parseFilter('emails[Type eq "work" and value EQ "a"] and active eq false')).toEqual([
    { path: 'emails.type', value: 'work' },
    { path: 'emails.value', value: 'a' },
    { path: 'active', value: false },
  ]);
});

// Each of these made the reader before this one try every way to take it apart: minutes at 80 letters, years at a thousand.
test.each([
  ['a text that never ends', `userName eq "${String.raw`\a`.repeat(490)}`],
  ['escaped backslashes without an end', `userName eq "${'\\\\'.repeat(490)}`],
  ['line breaks without an end', `userName eq "${'\n'.repeat(980)}`],
  ['escapes that are none', `userName eq "${String.raw`\a`.repeat(490)}"`],
  ['brackets that never close', '('.repeat(LONGEST_FILTER)],
  ['square brackets that never close', 'a['.repeat(LONGEST_FILTER / 2)],
  ['spaces', `userName eq${' '.repeat(980)}`],
  ['words', 'true'.repeat(250)],
])('%s is refused at once', (_title, filter) => {
  expect(filter.length).toBeLessThanOrEqual(LONGEST_FILTER);
  expect(parseFilter(filter)).toBeNull();
});

test('a filter that is longer than any true one is not read', () => {
  expect(parseFilter(`userName eq "${'a'.repeat(LONGEST_FILTER)}"`)).toBeNull();
});
