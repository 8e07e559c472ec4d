import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { addClosedDays, removeClosedDays, setLeavePolicy } from '../../../contract/endpoints.ts';
import { CLOSED_CHANGED } from '../../../contract/failures.ts';
import type { ClosedPeriod, HeldPolicy } from '../../../contract/schemas.ts';
import { somePolicy } from '../../../rules/account.fixture.ts';
import { MINIMUMS } from '../../../rules/statutory.ts';
import { ClosedDaysCard } from './closed-days-card.tsx';
import { PoliciesCard } from './policies-card.tsx';
import { toDraft, toTerms, toYear } from './policy-draft.ts';

afterEach(cleanup);

const NONE: HeldPolicy = {
  kind: 'HOLIDAY',
  value: somePolicy([]),
  from: null,
  locked_by: null,
  is_locked: false,
  version: 0,
};

test('what a form begins with is what it sends back', () => {
  const policy = somePolicy([
    { grant: { kind: 'MONTHLY', amount: 2550 }, carry_over: { most: 500, until: { month: 3, day: 31 } }, most: 4000 },
  ]);
  const draft = toDraft(policy, '2026-11-10', false);
  expect(toTerms(draft)).toEqual({ ...policy.terms[0], from: '2026-11-10' });
  expect(toYear(draft)).toEqual(policy.year);
});

test('a policy begins with the minimum of a country, and can be changed before it is saved', async () => {
  const calls = mockCalls([setLeavePolicy]);
  const { user, fill } = showPart(<PoliciesCard policies={[NONE]} minimums={MINIMUMS} />, { calls });
  expect(screen.getByText('Not counted')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create policy Holiday' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Policy: Holiday' }));
  await user.click(dialog.getByRole('button', { name: 'Save policy' }));
  await dialog.findByText('Enter a number.');
  expect(calls.sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /Starting point/ }));
  await user.click(await screen.findByRole('option', { name: 'Portugal: legal minimum' }));
  expect(dialog.getByRole('link', { name: 'Legal source' }).getAttribute('href')).toMatch(/^https:/);
  await fill(dialog.getByRole('textbox', { name: 'Days a year' }), '25');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Save policy' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toMatchObject({
    unit: 'DAYS',
    version: 0,
    terms: { grant: { kind: 'YEARLY', amount: 2500 }, carry_over: { most: null, until: { month: 4, day: 30 } } },
  });
});

test('what is locked above says so and can’t be edited; stopping to count is asked about', async () => {
  const calls = mockCalls([setLeavePolicy]);
  const group = { id: 'group', name: 'Lumen' };
  const locked: HeldPolicy = { ...NONE, value: somePolicy(), from: group, locked_by: group };
  const own: HeldPolicy = { ...NONE, kind: 'SICK', value: somePolicy(), from: { ...LOCATION }, version: 3 };
  const { user } = showPart(<PoliciesCard policies={[locked, own]} minimums={[]} />, { calls });
  expect(screen.getByText('Set and locked by Lumen.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit policy Holiday' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stop counting Sick leave' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop counting “Sick leave”?' }));
  expect(calls.sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Stop counting' }));
  await waitFor(() => expect(calls.sent[0]?.body).toMatchObject({ terms: null, version: 3 }));
});

const CLOSED: ClosedPeriod = {
  id: '019a0000-0000-7000-8000-000000000003',
  brand_id: LOCATION.id,
  brand_name: 'Harbour House',
  starts_on: '2026-12-30',
  ends_on: '2027-01-01',
  is_yearly: true,
  mode: 'REFUSED',
  reason: 'New Year’s Eve',
  version: 2,
  is_own: true,
};

test('closed days are added with their days and reason', async () => {
  const calls = mockCalls([addClosedDays]);
  const { user, fill } = showPart(<ClosedDaysCard closed={[]} />, { calls });
  await user.click(screen.getByRole('button', { name: 'Add closed days' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add closed days' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getAllByText('Fill in this field.')).toHaveLength(3));
  await fill(dialog.getByLabelText('First day'), '2027-06-12');
  await user.tab();
  await fill(dialog.getByRole('textbox', { name: 'Reason' }), ' City marathon ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toMatchObject({
    starts_on: '2027-06-12',
    ends_on: '2027-06-12',
    is_yearly: false,
    mode: 'REASON',
    reason: 'City marathon',
  });
});

test('those of a brand above have no buttons; a refused removal is said', async () => {
  const calls = mockCalls([removeClosedDays]);
  calls.refuse(removeClosedDays, CLOSED_CHANGED);
  const above = { ...CLOSED, id: '019a0000-0000-7000-8000-000000000004', reason: 'Fair', is_own: false };
  const { user } = showPart(<ClosedDaysCard closed={[CLOSED, above]} />, { calls });
  expect(screen.getByText('Set by Harbour House')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit Fair' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove New Year’s Eve' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText(/Someone else changed or removed these closed days/);
});
