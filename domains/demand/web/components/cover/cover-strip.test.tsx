import type { ScheduleWeek } from '@hearth/domains/scheduling/schemas';
import { scheduleWeek } from '@hearth/domains/scheduling/schemas';
import { DEFAULT_RULES } from '@hearth/domains/scheduling/rules';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { listStaffingNeeds } from '../../../contract/staffing-need-endpoints.ts';
import type { StaffingNeed } from '../../../contract/staffing-need-schemas.ts';
import { CoverStrip } from './cover-strip.tsx';

afterEach(cleanup);

const BAR = '019a0000-0000-7000-8000-000000000003';
const NOOR = '019a0000-0000-7000-8000-000000000004';
const DATES = [7, 8, 9, 10, 11, 12, 13].map((day) => `2026-12-${String(day).padStart(2, '0')}`);
const NEED: StaffingNeed = {
  id: '019a0000-0000-7000-8000-000000000005',
  position_id: BAR,
  weekdays: [1],
  start: '10:00',
  end: '18:00',
  heads: 1,
  valid_from: '2026-01-01',
  valid_until: null,
  version: 1,
  changed_at: '2026-01-01T00:00:00.000Z',
};
const sample = sampleAnswer(scheduleWeek);
const PERSON: ScheduleWeek['people'][number] = {
  employee_id: NOOR,
  employee_number: null,
  first_name: 'Noor',
  last_name: 'Haddad',
  position_id: BAR,
  home_location_id: sample.location.id,
  has_login: false,
  contract_minutes_per_week: 2400,
  pay: { amount: 1200, currency: 'EUR' },
  rates: [],
  hire_date: null,
  end_date: null,
  slots: [],
  exceptions: [],
  time_off: [],
  qualifications: [],
  missing_steps: [],
  nearby: [],
};
const WEEK: ScheduleWeek = {
  ...sample,
  location: { ...sample.location, time_zone: 'Europe/Lisbon', currency: 'EUR' },
  week: '2026-12-07',
  may: { edit: true, publish: true, override: true, see_pay: true },
  people: [PERSON],
  shifts: [],
  rule_set: DEFAULT_RULES,
  demands: [],
  closed_days: [],
  laws: { rules: [], school_days: [] },
  break_steps: [{ after_minutes: 360, minutes: 30, is_paid: false }],
};

function open(needs: StaffingNeed[]) {
  const calls = mockCalls([listStaffingNeeds]);
  calls.answer(listStaffingNeeds, { staffing_needs: needs, positions: [{ id: BAR, name: 'Bartender' }] });
  const attempt = vi.fn(() => true);
  const shown = { week: WEEK, dates: DATES, shifts: new Map(), attempt };
  return { attempt, ...showPart(<CoverStrip {...shown} />, { calls }) };
}

test('a day says how much is missing, and its gap offers people with reasons', async () => {
  const { user, attempt } = open([NEED]);
  await user.click(await screen.findByRole('button', { name: /8hrs short/ }));
  await user.click(await screen.findByRole('button', { name: 'Find people' }));
  screen.getByText('Contract hours left: 40hrs · €90');
  await user.click(screen.getByRole('button', { name: 'Assign Noor Haddad' }));
  expect(attempt).toHaveBeenCalledWith(
    [
      expect.objectContaining({
        kind: 'create',
        content: expect.objectContaining({ employee_id: NOOR, start: '10:00', end: '18:00', unpaid_break_minutes: 30 }),
      }),
    ],
    'Noor Haddad assigned',
  );
});

test('the missing shifts are created as one edit, with lengths between bounds', async () => {
  const { user, attempt } = open([{ ...NEED, heads: 2, end: '22:00' }]);
  await user.click(await screen.findByRole('button', { name: 'Create open shifts' }));
  await screen.findByText(/4 shifts · 24hrs/);
  await user.click(screen.getByRole('button', { name: 'Create 4 shifts' }));
  await expect.poll(() => attempt.mock.calls.length).toBe(1);
});

test('nothing is shown where no needs are set', async () => {
  open([]);
  await expect.poll(() => screen.queryByText('Coverage')).toBeNull();
});
