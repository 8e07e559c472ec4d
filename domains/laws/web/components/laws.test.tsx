import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, fireEvent, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { clearLaws, setLaws } from '../../contract/endpoints.ts';
import type { HeldLawSetting, JudgedPack } from '../../contract/schemas.ts';
import { FactsForm } from './facts-form.tsx';
import { PackCard } from './pack-card.tsx';

afterEach(cleanup);

const COUNT = { from: '2026-01-01', employees: 900, locations: 40, city_employees: 60, city_locations: 6 };
const HELD: HeldLawSetting = {
  value: { is_on: false, industry: 'FAST_FOOD', counts: [COUNT], school_terms: [], pins: [] },
  from: null,
  locked_by: null,
  is_locked: false,
  version: 3,
};
const rule = { paragraph: '§ 20-1222', level: null, says: '', note: '', is_verified: true } as const;
const PACK: JudgedPack = {
  code: 'us-nyc-fast-food',
  law: 'New York City Fair Workweek Law (fast food)',
  holds: true,
  reasons: [
    { what: 'CITY', is_met: true, is: 'Brooklyn', needed: 'New York' },
    { what: 'LOCATIONS', is_met: true, is: '40', needed: '30' },
  ],
  pin: null,
  currency: 'USD',
  rules: [
    {
      ...rule,
      id: 'us-nyc-fast-food.rest',
      kind: 'REST',
      level: 'consent',
      figures: { minutes: 660 },
      source: { title: 'BLR', url: 'https://www.blr.com', read_on: '2026-11-29' },
    },
    {
      ...rule,
      id: 'us-nyc-fast-food.cut-24-hours',
      kind: 'CHANGE_PREMIUM',
      is_verified: false,
      figures: { on: 'REDUCED CANCELLED', notice_from: 0, notice_below: 24, tolerance: 15, pay: 'FIXED', amount: 7500 },
      source: { title: 'Code', url: 'https://codelibrary.amlegal.com', read_on: null },
    },
  ],
  left_out: ['Regular schedules.'],
};

test('facts are saved over the version that was read', async () => {
  const calls = mockCalls([setLaws, clearLaws]);
  calls.answer(setLaws, { ...HELD, version: 4 });
  showPart(<FactsForm held={HELD} />, { calls });
  fireEvent.click(screen.getByRole('switch', { name: /Check schedules against these laws/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toEqual({ value: { ...HELD.value, is_on: true }, is_locked: false, version: 3 });
});

test('a law says why it holds, each threshold in words, and which to verify', () => {
  showPart(<PackCard pack={PACK} held={HELD} />, { calls: mockCalls([setLaws]) });
  expect(screen.getByText('Locations: 40 (minimum: 30)')).toBeTruthy();
  expect(screen.getByText(/of rest between shifts/)).toBeTruthy();
  expect(screen.getByText(/75\.00 for shifts shortened · cancelled/)).toBeTruthy();
  expect(screen.getByText('Verify before relying on it')).toBeTruthy();
  expect(screen.getByText(/^Verified/)).toBeTruthy();
  expect(screen.getByText('Checks are off')).toBeTruthy();
});
