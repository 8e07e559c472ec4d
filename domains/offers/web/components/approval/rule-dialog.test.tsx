import { INTERNAL, INVALID_INPUT } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { getApprovalRule, putApprovalRule } from '../../../contract/endpoints.ts';
import { RuleDialog } from './rule-dialog.tsx';

afterEach(cleanup);

const PATH = `/v1/brands/${LOCATION.id}/offer_approval_rule`;
const LIMIT = { amount: 1800, currency: 'EUR', per: 'HOUR' as const };

/** The dialog at a location where its manager is asked about offers above a pay. */
async function open() {
  const calls = mockCalls([getApprovalRule, putApprovalRule]);
  calls.answer(getApprovalRule, {
    own: { roles: ['LOCATION_MANAGER'], limit: LIMIT },
    above: [{ brand_name: 'Lumen', roles: ['GROUP_MANAGER'], limit: null }],
    choices: ['LOCATION_MANAGER', 'GROUP_MANAGER'],
  });
  const onClose = vi.fn();
  const shown = showPart(<RuleDialog onClose={onClose} />, { calls });
  await screen.findByRole('group', { name: 'Roles' });
  return { calls, onClose, ...shown };
}

const amount = (): HTMLInputElement => screen.getByRole('textbox', { name: /^Pay above/ });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });
const role = (at: number): HTMLElement => screen.getAllByRole('checkbox')[at] as HTMLElement;

test('roles are asked in the order of the list, above the pay that was written', async () => {
  const { calls, onClose, user, fill } = await open();
  await user.click(role(0));
  await user.click(role(1));
  await user.click(role(0));
  await fill(amount(), '19.50');
  await user.tab();
  await user.click(save());
  await screen.findByText('Saved');
  const body = { roles: ['LOCATION_MANAGER', 'GROUP_MANAGER'], limit: { ...LIMIT, amount: 1950 } };
  expect(calls.sent).toEqual([{ method: 'PUT', path: PATH, body }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a limit without an amount is said at its field, which gets the focus', async () => {
  const { calls, user, fill } = await open();
  await fill(amount(), '');
  await user.tab();
  await user.click(save());
  await screen.findByText('Enter an amount, such as 15.50.');
  await waitFor(() => expect(document.activeElement).toBe(amount()));
  expect(calls.sent).toEqual([]);
});

test('without a role nobody is asked, whatever limit was written', async () => {
  const { calls, user } = await open();
  await user.click(role(0));
  await user.click(save());
  await waitFor(() => expect(calls.sent).toMatchObject([{ body: { roles: [], limit: null } }]));
});

test('a refusal is told at the amount, and what was written stays', async () => {
  const { calls, onClose, user, fill } = await open();
  calls.refuse(putApprovalRule, INVALID_INPUT, {
    fields: [
      {
        field: 'limit.amount',
        rule: 'too_big',
        message: 'Too big: expected number to be <=2147483647',
      },
    ],
  });
  await fill(amount(), '900');
  await user.tab();
  await user.click(save());
  await screen.findByText('Enter a value within the allowed range.');
  expect(amount().value).toBe('900.00');
  expect(onClose).not.toHaveBeenCalled();
});

test('a rule that cannot be read is told, and Escape closes', async () => {
  const calls = mockCalls([getApprovalRule]);
  calls.refuse(getApprovalRule, INTERNAL);
  const onClose = vi.fn();
  const { escape } = showPart(<RuleDialog onClose={onClose} />, { calls });
  await screen.findByRole('button', { name: 'Try again' });
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});
