import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, fireEvent, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { clearTimesheetRules, setTimesheetRules } from '../../../contract/endpoints.ts';
import type { HeldRules } from '../../../contract/schemas.ts';
import { RulesForm } from './rules-form.tsx';

afterEach(cleanup);

const HELD: HeldRules = {
  value: {
    length: 'MONTHLY',
    anchor: '2026-01-01',
    pack: 'us-ca',
    rounding: 15,
    paid_break: 15,
    day_start: 240,
    far_from_plan: 30,
    approvers: ['PUBLISH_SCHEDULE'],
    leave_day: 480,
    pays_leave: true,
    shows_pay: true,
  },
  from: null,
  locked_by: null,
  is_locked: false,
  version: 0,
};
const PACKS = [
  { code: 'none', warns_of_rounding: false, sources: [], note: '' },
  { code: 'us-ca', warns_of_rounding: true, sources: ['https://www.dir.ca.gov/dlse/faq_overtime.htm'], note: '' },
];

test('rules are saved with what was changed; rounding is warned of where it is doubtful', async () => {
  const calls = mockCalls([setTimesheetRules, clearTimesheetRules]);
  calls.answer(setTimesheetRules, { ...HELD, version: 1 });
  showPart(<RulesForm held={HELD} packs={PACKS} />, { calls });
  expect(screen.getByText(/Rounding might be unlawful/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Source 1' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add step' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toEqual({
    value: { ...HELD.value, approvers: ['PUBLISH_SCHEDULE', 'MANAGE_TEAM'] },
    is_locked: false,
    version: 0,
  });
});

test('what a brand above locked cannot be changed here', () => {
  const above = { id: '019a0000-0000-7000-8000-000000000009', name: 'Harbour Group' };
  const calls = mockCalls([setTimesheetRules, clearTimesheetRules]);
  showPart(<RulesForm held={{ ...HELD, from: above, locked_by: above }} packs={PACKS} />, { calls });
  expect(screen.getByText('Set and locked by Harbour Group.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
});
