import { searchBrands } from '@hearth/domains/core/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, within } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { listDeals, makeDealFor } from '../../contract/endpoints.ts';
import { NOT_ELIGIBLE } from '../../contract/failures.ts';
import { getDealOptionsFor, listDealShifts, listDealStaff } from '../../contract/staff-endpoints.ts';
import { Component as Page } from '../pages/requests.tsx';
import { aDeal, id } from './deal.fixture.ts';

afterEach(cleanup);

const OPEN = { ...aDeal().shift, shift_id: id(12), date: '2026-11-19' };

async function open() {
  const calls = mockCalls([listDeals, makeDealFor, listDealStaff, listDealShifts, getDealOptionsFor, searchBrands]);
  calls.answer(listDeals, { deals: [], total: 0, next_cursor: null });
  calls.answer(listDealStaff, { people: [{ employee_id: id(20), name: 'Inês Quintela' }] });
  calls.answer(listDealShifts, { own: [aDeal().shift], open: [OPEN] });
  calls.answer(getDealOptionsFor, {
    verbs: ['RELEASE', 'GIVE'],
    closed: null,
    closes_at: '2026-11-17T08:00:00.000Z',
    part_times: [],
    colleagues: [{ employee_id: id(21), name: 'Samir Haddad' }],
    swaps: [],
  });
  const shown = showPart(<Page />, { calls });
  await shown.user.click(screen.getByRole('button', { name: 'New request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New request' }));
  const choose = async (field: string, option: RegExp) => {
    await shown.user.click(
      await dialog.findByRole(field === 'Person' ? 'combobox' : 'button', { name: new RegExp(field) }),
    );
    await shown.user.click(await screen.findByRole('option', { name: option }));
  };
  return { calls, dialog, choose, ...shown };
}

test('a manager gives a shift away in somebody’s name, and has to say why', async () => {
  const { calls, dialog, choose, user } = await open();
  calls.answer(makeDealFor, aDeal());
  await choose('Person', /Inês/);
  await choose('Shift', /Tue 17 Nov/);
  await user.click(await dialog.findByRole('radio', { name: /^Give to colleague/ }));
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await dialog.findByText('Select what to do with the shift, then complete the details.');
  dialog.getByText('Enter a reason. We keep it on record.');
  expect(calls.sent).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Samir Haddad' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'She called in');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await screen.findByText('Request sent');
  expect(calls.sent).toMatchObject([
    {
      path: `/v1/brands/${LOCATION.id}/deals`,
      body: {
        reason: 'She called in',
        request: { verb: 'GIVE', shift_id: aDeal().shift.shift_id, to_employee_id: id(21), note: '' },
      },
    },
  ]);
});

test('an open shift is claimed for somebody; what is refused is told, and nothing is lost', async () => {
  const { calls, dialog, choose, user } = await open();
  calls.refuse(makeDealFor, NOT_ELIGIBLE);
  await choose('Person', /Inês/);
  await choose('Shift', /Thu 19 Nov/);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'She asked by phone');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await dialog.findByText('This person can’t work this shift. Select someone else.');
  expect(calls.sent[0]?.body).toMatchObject({ request: { verb: 'PICK_UP', shift_id: id(12), employee_id: id(20) } });
  expect((dialog.getByRole('textbox', { name: 'Reason' }) as HTMLInputElement).value).toBe('She asked by phone');
});
