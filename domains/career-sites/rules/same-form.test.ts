import { expect, test } from 'vitest';
import { asksTheSame } from './same-form.ts';

const weekends = { id: 'w', kind: 'YES_NO', text: 'Weekends?', options: [], required: true } as const;
const best = { id: 'b', kind: 'TEXT', text: 'Best day?', options: [], required: false } as const;
const pick = { id: 'p', kind: 'SINGLE', text: 'Which?', options: ['Bar', 'Kitchen'], required: true } as const;

test.each([
  ['the same questions', [weekends, pick], [weekends, pick], true],
  ['fewer questions', [weekends, pick], [weekends], true],
  ['a further one that may stay empty', [weekends], [weekends, best], true],
  ['a further one that must be answered', [weekends], [weekends, pick], false],
  ['other words', [weekends], [{ ...weekends, text: 'Nights?' }], false],
  ['other choices', [pick], [{ ...pick, options: ['Bar', 'Floor'] }], false],
  ['another kind of answer', [weekends], [{ ...weekends, kind: 'TEXT' as const }], false],
  ['one that must be answered only there', [best], [{ ...best, required: true }], false],
  ['one that must be answered only here', [{ ...best, required: true }], [best], true],
] as const)('a post with %s is the same form: %s', (_what, one, other, same) => {
  expect(asksTheSame(one, other)).toBe(same);
});
