import { expect, test } from 'vitest';
import type { DayPart } from '@hearth/domains/profiles/schemas';
import { summarizeWeek } from './availability.ts';

const on = (days: readonly number[], parts: readonly DayPart[]) =>
  days.flatMap((weekday) => parts.map((part) => ({ weekday, part })));

test.each([
  ['nothing said', on([], []), { days: 'none', runs: [], part: null }],
  ['all days', on([1, 2, 3, 4, 5, 6, 7], ['MORNING', 'NIGHT']), { days: 'all', runs: [[1, 7]], part: null }],
  ['Saturday and Sunday', on([7, 6], ['EVENING']), { days: 'weekend', runs: [[6, 7]], part: 'EVENING' }],
  ['Monday to Friday', on([1, 2, 3, 4, 5], ['MORNING']), { days: 'some', runs: [[1, 5]], part: 'MORNING' }],
  [
    'days with gaps',
    on([1, 3, 4, 7], ['MORNING', 'AFTERNOON']),
    {
      days: 'some',
      runs: [
        [1, 1],
        [3, 4],
        [7, 7],
      ],
      part: null,
    },
  ],
] as const)('%s', (_name, availability, week) => {
  expect(summarizeWeek(availability)).toEqual(week);
});
