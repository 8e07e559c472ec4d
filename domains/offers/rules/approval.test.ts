import { expect, test } from 'vitest';
import { chainsFor, needsApproval } from './approval.ts';

const LIMIT = { amount: 2000, currency: 'EUR', per: 'HOUR' } as const;
test.each([
  [1999, 'EUR', 'HOUR', false],
  [2000, 'EUR', 'HOUR', false],
  [2001, 'EUR', 'HOUR', true],
  // What cannot be compared is asked about.
  [1, 'USD', 'HOUR', true],
  [1, 'EUR', 'MONTH', true],
] as const)('an offer of %i %s by %s is above 20 EUR an hour: %s', (amount, currency, per, above) => {
  expect(needsApproval({ amount, currency, per }, LIMIT)).toBe(above);
  expect(needsApproval({ amount, currency, per }, null)).toBe(true);
});

test('each brand’s own limit decides whether its roles are asked', () => {
  const rules = [
    { roles: ['LOCATION_MANAGER'], limit: LIMIT },
    { roles: ['GROUP_MANAGER'], limit: { ...LIMIT, amount: 3000 } },
    { roles: ['RECRUITER'], limit: null },
  ];
  expect(chainsFor({ amount: 2500, currency: 'EUR', per: 'HOUR' }, rules)).toEqual([
    ['LOCATION_MANAGER'],
    ['RECRUITER'],
  ]);
});
