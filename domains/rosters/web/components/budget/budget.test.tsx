import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { getWeekBudget, setWeekBudget } from '../../../contract/budget-endpoints.ts';
import { WeekTargets } from './week-targets.tsx';

afterEach(cleanup);

const HERE = '019a0000-0000-7000-8000-000000000001';

function open({ showCost = true, mayEdit = true } = {}) {
  const calls = mockCalls([getWeekBudget, setWeekBudget]);
  const targets = [
    { department: 'KITCHEN' as const, minutes: 600, cost: showCost ? 10_000 : null },
    { department: null, minutes: 1200, cost: null },
  ];
  calls.answer(getWeekBudget, {
    week: { targets: [], version: 0 },
    every_week: { targets, version: 4 },
    may_edit: mayEdit,
  });
  calls.answer(setWeekBudget, { targets, version: 5 });
  const summary = {
    locationId: HERE,
    week: '2026-11-16',
    currency: 'EUR',
    showCost,
    departments: ['KITCHEN'],
    areas: [
      { department: 'KITCHEN', minutes: 720, cost: 9000 },
      { department: 'BAR', minutes: 480, cost: 5000 },
    ],
  };
  return { calls, ...showPart(<WeekTargets {...summary} />, { calls }) };
}

test('says in words how far each area is over or under its targets', async () => {
  open();
  await screen.findByText('12 h of 10 h planned');
  screen.getByText('2 h over');
  screen.getByText('€90 of €100 planned');
  screen.getByText('€10 under');
  screen.getByText('20 h of 20 h planned');
  screen.getByText('On target');
});

test('who may not see pay has hours alone, and who may not edit has no button', async () => {
  open({ showCost: false, mayEdit: false });
  await screen.findByText('2 h over');
  expect(screen.queryByText(/€/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Set targets' })).toBeNull();
});

test('targets are set for every week, or for this one alone', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Set targets' }));
  await user.click(await screen.findByRole('radio', { name: /^Only / }));
  await user.click(screen.getByRole('button', { name: 'Save targets' }));
  await screen.findByText('Targets saved');
  expect(calls.sent.at(-1)?.body).toEqual({
    week: '2026-11-16',
    version: 0,
    targets: [
      { department: 'KITCHEN', minutes: 600, cost: 10_000 },
      { department: null, minutes: 1200, cost: null },
    ],
  });
});
