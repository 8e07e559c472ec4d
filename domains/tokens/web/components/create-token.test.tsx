import { getBasicInfo, searchBrands } from '@hearth/domains/core/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { CreateToken } from './create-token.tsx';

afterEach(cleanup);

const CREATED = { id: '00000000-0000-7000-8000-000000000001', name: 'Payroll', token: 'hearth_pat_secret' };

function open(proof: 'TOTP' | 'PASSWORD' | 'NONE' = 'PASSWORD') {
  const calls = mockCalls([searchBrands, getBasicInfo]);
  const [send, onClose] = [vi.fn(async () => CREATED), vi.fn()];
  const part = <CreateToken title="Create token" proof={proof} send={send} onClose={onClose} />;
  return { send, onClose, ...showPart(part, { calls }) };
}
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Create token' });

test('asks for a name, a permission and a proof before anything is sent', async () => {
  const { send, user } = open();
  await user.click(submit());
  await screen.findByText('Enter a name.');
  screen.getByText('Select at least one permission.');
  expect(send).not.toHaveBeenCalled();
});

test('sends what was chosen, and shows the token once', async () => {
  const { send, user } = open();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' Payroll ');
  const [first] = screen.getAllByRole('checkbox');
  if (first !== undefined) await user.click(first);
  await user.type(screen.getByLabelText('Your password'), 'secret');
  await user.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Payroll', brand_id: LOCATION.id, days: 90, proof: 'secret' }),
  );
  await screen.findByText('hearth_pat_secret');
});

test('never offers pay, messages or access', () => {
  open();
  for (const name of ['View pay', 'Send messages', 'Manage access'])
    expect(screen.queryByRole('checkbox', { name })).toBeNull();
});

test('asks for the code where there is a second factor, and for one of both where there is neither', async () => {
  open('TOTP');
  screen.getByLabelText('Code from your authenticator app');
  cleanup();
  open('NONE');
  await screen.findByText('Set a password or turn on two-step sign-in before you create a token.');
});
