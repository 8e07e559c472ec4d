import { expect, test } from 'vitest';
import { formatMailMoment } from './written-moment.ts';

const AT = new Date('2026-03-29T07:00:00Z');

test.each([
  ['en', 'Sunday 29 March at 09:00 CEST'],
  ['de', 'Sonntag, 29. März um 09:00 MESZ'],
  ['ar', 'الأحد، 29 مارس'],
] as const)('a letter in %s writes day and time at the place: %s', (language, text) => {
  expect(formatMailMoment(language, AT, 'Europe/Berlin')).toContain(text);
});
