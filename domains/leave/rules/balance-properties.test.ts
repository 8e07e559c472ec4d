import { addDays } from '@hearth/domains/scheduling/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAccount, away, entry, somePolicy, someTerms } from './account.fixture.ts';
import { balanceAt, follow, listLines } from './balance.ts';

const day = fc.integer({ min: 0, max: 1500 }).map((offset) => addDays('2025-01-01', offset));
const anEntry = fc
  .record(
    { kind: fc.constantFrom('ADJUSTMENT', 'OPENING', 'WEEK_DAYS'), on: day, value: fc.integer({ min: 1, max: 7 }) },
    { noNullPrototype: true },
  )
  .map(({ kind, on, value }) => entry(kind as 'ADJUSTMENT', on, kind === 'WEEK_DAYS' ? value : value * 100));
const anAbsence = fc
  .tuple(day, fc.integer({ min: 0, max: 30 }))
  .map(([from, length]) => away(from, addDays(from, length)));
const someAccount = fc
  .record({
    entries: fc.array(anEntry, { maxLength: 4 }),
    absences: fc.array(anAbsence, { maxLength: 5 }),
    kind: fc.constantFrom('YEARLY', 'MONTHLY'),
    amount: fc.integer({ min: 0, max: 40 }),
    hired: day,
    prorated: fc.boolean(),
    most: fc.option(fc.integer({ min: 0, max: 1000 })),
    until: fc.option(fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) })),
    terms: fc.array(day, { maxLength: 2 }),
  })
  .map(({ entries, absences, kind, amount, hired, prorated, most, until, terms }) => {
    const one = someTerms({
      grant: { kind: kind as 'YEARLY', amount: amount * 100 },
      is_prorated: prorated,
      carry_over: { most, until },
    });
    const later = [...new Set(terms)]
      .filter((from) => from > one.from)
      .toSorted()
      .map((from, index) => ({ ...one, from, grant: { kind: 'YEARLY' as const, amount: (amount + index) * 100 } }));
    return anAccount({
      entries,
      absences,
      employment: { hire_date: hired, end_date: null },
      policy: somePolicy([one, ...later]),
    });
  });

describe('whatever an account holds', () => {
  test('what is entered, booked or agreed for later changes no earlier day', () => {
    fc.assert(
      fc.property(
        someAccount,
        day,
        fc.integer({ min: 1, max: 400 }),
        anEntry,
        anAbsence,
        (account, date, ahead, added, off) => {
          const later = addDays(date, ahead);
          const before = balanceAt(account, date);
          // An opening balance before the employment would begin the account earlier; one after it does not.
          const isBegun = account.employment.hire_date !== null && account.employment.hire_date <= later;
          const entries = isBegun ? [...account.entries, { ...added, on: later }] : account.entries;
          const absences = [...account.absences, { ...off, starts_on: later, ends_on: addDays(later, 3) }];
          const terms = [
            ...account.policy.terms.filter(({ from }) => from < later),
            someTerms({ from: later, grant: { kind: 'MONTHLY', amount: 100 } }),
          ];
          expect(balanceAt({ ...account, entries, absences }, date)).toEqual(before);
          if (later > '2025-01-01')
            expect(balanceAt({ ...account, policy: { ...account.policy, terms } }, date)).toEqual(before);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('its lines add up to its balance, in whole numbers', () => {
    fc.assert(
      fc.property(someAccount, day, (account, date) => {
        const lines = listLines(account, date);
        const sum = lines.reduce((total, { amount }) => total + amount, 0);
        expect(lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
        expect(sum).toBe(balanceAt(account, date).balance);
      }),
      { numRuns: 300 },
    );
  });

  test('worked out further, each day has the same balance', () => {
    fc.assert(
      fc.property(someAccount, day, fc.integer({ min: 0, max: 800 }), (account, date, ahead) => {
        expect(follow(account, addDays(date, ahead)).at(date)).toEqual(balanceAt(account, date));
      }),
      { numRuns: 300 },
    );
  });

  test('what came over lapses at most once a year', () => {
    fc.assert(
      fc.property(someAccount, (account) => {
        const lapsed = listLines(account, '2029-06-01').filter(
          ({ kind, from }) => kind === 'LAPSED' && !from.endsWith('-01-01'),
        );
        const years = lapsed.map(({ from }) => from.slice(0, 4));
        expect(new Set(years).size).toBe(years.length);
      }),
      { numRuns: 300 },
    );
  });

  test('twelve months are worth as much as a year at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 366 }), fc.integer({ min: 1, max: 3650 }), (hired, amount) => {
        const employment = { hire_date: addDays('2027-01-01', hired), end_date: null };
        const of = (kind: 'YEARLY' | 'MONTHLY') =>
          balanceAt(anAccount({ employment, policy: somePolicy([{ grant: { kind, amount } }]) }), '2028-12-31').balance;
        expect(of('MONTHLY')).toBe(of('YEARLY'));
      }),
      { numRuns: 300 },
    );
  });
});
