import { expect, test } from 'vitest';
import { inputOf } from '../sheet.fixture.ts';
import type { Said } from '../sheet.fixture.ts';
import { effectOnPay, findChangedTime } from './pay-effect.ts';

const WEEK = 'Mon 9:00-17:00, Tue 9:00-17:00, Wed 9:00-17:00, Thu 9:00-17:00';

test.each<[string, string, string, Partial<Said>, [number, number, string | null] | undefined]>([
  ['an hour more', 'Mon 9:00-17:00', 'Mon 9:00-18:00', {}, [9600, 10_800, 'EUR']],
  ['an hour less', 'Mon 9:00-17:00', 'Mon 9:00-16:00', {}, [9600, 8400, 'EUR']],
  ['a day that nobody knew of', '', 'Mon 9:00-10:00', {}, [0, 1200, 'EUR']],
  ['an hour that becomes overtime of the week', `${WEEK}, Fri 9:00-17:00`, `${WEEK}, Fri 9:00-18:00`, { pack: 'us' }, [48_000, 49_800, 'EUR']],
  ['nothing at all', '', '', {}, [0, 0, null]],
  ['work in a position without a rate', 'Mon 9:00-10:00', 'Mon 9:00-10:00 @bar', {}, undefined],
  ['work in another currency', 'Mon 9:00-10:00', 'Mon 9:00-10:00 @bar',
    { rateOf: (position) => ({ amount: 1200, currency: position === null ? 'EUR' : 'CHF' }) }, undefined],
])('%s', (_says, before, after, more, expected) => {
  const hours = (work: string) => inputOf({ ...more, work });
  const effect = effectOnPay(hours(''), hours(before), hours(after));
  expect(effect && [effect.before, effect.after, effect.currency]).toEqual(expected);
}); // prettier-ignore

test.each<[string, string, string, [string, string] | undefined]>([
  ['the work that became longer', 'Mon 9:00-17:00, Tue 9:00-17:00', 'Mon 9:00-17:00, Tue 9:00-18:00', ['03T09', '03T18']],
  ['a night, from the evening on', 'Sun 20:00-26:00', 'Sun 20:00-27:00', ['08T20', '09T03']],
  ['work that is there no more', 'Mon 9:00-17:00', '', ['02T09', '02T17']],
  ['nothing where nothing changed', 'Mon 9:00-17:00', 'Mon 9:00-17:00', undefined],
])('what changes is %s', (_says, before, after, expected) => {
  const changed = findChangedTime(inputOf({ work: before }), inputOf({ work: after }));
  const brief = (at: number): string => new Date(at).toISOString().slice(8, 13);
  expect(changed && [brief(changed.from), brief(changed.until)]).toEqual(expected);
}); // prettier-ignore

test('a break that is added changes the work around it by nothing else', () => {
  const before = inputOf({ work: 'Mon 9:00-17:00' });
  const after = inputOf({ work: 'Mon 9:00-17:00', unpaid: 'Mon 12:00-12:30' });
  expect(findChangedTime(before, after)).toMatchObject({ from: after.breaks[0]?.from, until: after.breaks[0]?.until });
});
