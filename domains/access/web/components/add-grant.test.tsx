import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { searchBrands } from '@hearth/domains/core/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { addGrant, listBrandRoles, previewChange } from '../../contract/endpoints.ts';
import { ALREADY_GRANTED } from '../../contract/failures.ts';
import { preview } from '../../contract/schemas.ts';
import { AddGrant } from './add-grant.tsx';

afterEach(cleanup);

function open() {
  const calls = mockCalls([addGrant, listBrandRoles, previewChange, searchBrands]);
  calls.answer(previewChange, { ...sampleAnswer(preview), version: 'looked-at', is_invitation: false });
  const onClose = vi.fn();
  return { calls, onClose, ...showPart(<AddGrant onClose={onClose} />, { calls }) };
}

const email = (): HTMLInputElement => screen.getByRole('textbox', { name: /^Email/ });
const look = (): HTMLElement => screen.getByRole('button', { name: 'Review changes' });

test('without an address nothing is looked at: it is asked for at its field', async () => {
  const { calls, user } = open();
  await user.click(look());
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(screen.getByText('Fill in this field.')).toBeTruthy();
  expect(calls.sent).toEqual([]);
});

test('what was looked at is what is given', async () => {
  const { calls, onClose, user, fill } = open();
  await fill(email(), ' ana@example.com ');
  await user.click(screen.getByRole('checkbox', { name: 'Kitchen' }));
  await user.click(look());
  const second = await screen.findByRole('dialog', { name: 'Review changes' });
  await user.click(await within(second).findByRole('button', { name: 'Give access' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const wanted = {
    email: 'ana@example.com',
    role: 'LOCATION_MANAGER',
    conditions: { POSITION_CATEGORY: ['KITCHEN'] },
    valid_until: null,
  };
  expect(calls.sent).toEqual([
    {
      method: 'POST',
      path: `/v1/brands/${LOCATION.id}/access_preview`,
      body: { change: { kind: 'GRANT', ...wanted } },
    },
    { method: 'POST', path: `/v1/brands/${LOCATION.id}/grants`, body: { ...wanted, preview_version: 'looked-at' } },
  ]);
});

test('a refusal is told, and what was typed is still there on the way back', async () => {
  const { calls, onClose, user, fill } = open();
  calls.refuse(addGrant, ALREADY_GRANTED);
  await fill(email(), 'ana@example.com');
  await user.click(look());
  const second = await screen.findByRole('dialog', { name: 'Review changes' });
  await user.click(await within(second).findByRole('button', { name: 'Give access' }));
  await within(second).findByText(/This person already has this role here\./);
  await user.click(within(second).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review changes' })).toBeNull());
  expect(email().value).toBe('ana@example.com');
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape leaves', async () => {
  const { onClose, escape } = open();
  await escape();
  expect(onClose).toHaveBeenCalledOnce();
});
