import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideTips } from './tip-pool.ts';
import { termsOfPack, PACKS } from './overtime/pack.ts';
import { inputOf } from './sheet.fixture.ts';
import type { SheetInput, WorkSpan } from './sheet-input.ts';
import { workOutSheet } from './sheet.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-03-23T00:00:00Z');
const span = fc
  .record({
    from: fc.integer({ min: 0, max: 14 * 1440 }),
    length: fc.integer({ min: 1, max: 900 }),
    who: fc.constantFrom('a', 'b', null),
  })
  .map(({ from, length, who }): WorkSpan => ({
    from: START + from * MINUTE,
    until: START + (from + length) * MINUTE,
    positionId: who,
    locationId: 'here',
  }));
/** Two weeks around the night in which Berlin has an hour less. */
const someInput = fc
  .record({
    work: fc.array(span, { maxLength: 14 }),
    pauses: fc.array(span, { maxLength: 6 }),
    pack: fc.constantFrom(...PACKS.map(({ code }) => code)),
    rounding: fc.constantFrom(null, 5, 15),
    contract: fc.constantFrom(null, 600, 2400),
  })
  .map(({ work, pauses, pack, rounding, contract }): SheetInput => ({
    ...inputOf({ work: '', timeZone: 'Europe/Berlin', period: { from: '2026-03-23', until: '2026-04-05' } }),
    work,
    breaks: pauses.map(({ from, until }, index) => ({ from, until: until ?? from, isPaid: index % 2 === 0 })),
    rounding,
    contractMinutes: contract,
    termsOn: (day) => termsOfPack(pack, day),
    rateOf: (position) => ({ amount: position === 'a' ? 1133 : 1397, currency: 'EUR' }),
  }));

test('the same punches in any order give the same sheet', () => {
  fc.assert(
    fc.property(someInput, fc.infiniteStream(fc.integer()), (input, keys) => {
      const shuffled = <Item>(items: readonly Item[]): Item[] =>
        items
          .map((item) => ({ item, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ item }) => item);
      const again = workOutSheet({ ...input, work: shuffled(input.work), breaks: shuffled(input.breaks) });
      expect(again).toEqual(workOutSheet(input));
    }),
  );
});

test('work that is split at any instant gives the same lines', () => {
  fc.assert(
    fc.property(someInput, fc.nat(), fc.integer({ min: 1, max: 899 }), (input, which, at) => {
      const one = input.work[which % Math.max(1, input.work.length)];
      if (one?.until == null) return;
      const cut = one.from + at * MINUTE;
      if (cut >= one.until) return;
      const rest = input.work.filter((other) => other !== one);
      const split = [...rest, { ...one, until: cut }, { ...one, from: cut }];
      expect(workOutSheet({ ...input, work: split }).totals).toEqual(workOutSheet(input).totals);
    }),
  );
});

test('lines sum to the totals to the cent, and overtime is never more than what is worked', () => {
  fc.assert(
    fc.property(someInput, (input) => {
      const { lines, totals } = workOutSheet(input);
      expect(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(totals.pay);
      expect(totals.overtime).toBeLessThanOrEqual(totals.worked);
      expect(lines.every(({ minutes, amount }) => minutes > 0 && (amount ?? 0) >= 0)).toBe(true);
    }),
  );
});

const worker = fc.record(
  {
    employeeId: fc.constantFrom('p', 'q', 'r', 's', 't'),
    positionId: fc.constantFrom('a', 'b', null),
    minutes: fc.integer({ min: 0, max: 3000 }),
  },
  { noNullPrototype: true },
);

test('tips sum to the cent, and nobody gets less than nothing', () => {
  fc.assert(
    fc.property(
      fc.array(worker, { maxLength: 9 }),
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: -100, max: 5_000_000 }),
      fc.constantFrom('HOURS' as const, 'POINTS' as const, 'SHARES' as const),
      fc.integer({ min: 0, max: 100 }),
      (workers, collected, keptBack, method, weight) => {
        const pool = {
          collected,
          keptBack,
          method,
          weights: new Map([
            ['a', weight],
            ['b', 3],
          ]),
        };
        const { shares, left } = divideTips(pool, workers);
        expect(shares.every(({ amount }) => amount >= 0)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(shares.reduce((sum, { amount }) => sum + amount, left)).toBe(
          Math.max(0, collected - Math.max(0, keptBack)),
        );
        expect(divideTips(pool, workers.toReversed())).toEqual({ shares, left });
      },
    ),
  );
});
