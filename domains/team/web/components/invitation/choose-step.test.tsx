import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { acceptCard, checkCardUsername } from '../../../contract/invitation-endpoints.ts';
import { ChooseStep } from './choose-step.tsx';

afterEach(cleanup);

const OPENED = {
  purpose: 'JOIN',
  first_name: 'Leonor',
  employer_name: 'Lumen Baixa',
  house: {
    name: 'Lumen',
    logo: null,
    accent_color: '#0f5a68',
    privacy_url: 'https://lumen.example/privacy',
    imprint_url: null,
  },
  username: 'leonor.reis1234',
  proof: { code: 'code', pin: '123456' },
} as const;

function open() {
  const calls = mockCalls([acceptCard, checkCardUsername]);
  return { calls, ...showPart(<ChooseStep opened={OPENED} />, { calls }) };
}

const name = (): HTMLInputElement => screen.getByRole('textbox', { name: /^Username/ });
const TAKEN = 'Username already used, we suggest you to use this username leonor7540';

test('a taken username is said with a free one when the field is left, and the name that is offered is not asked about', async () => {
  const { calls, fill, user } = open();
  calls.answer(checkCardUsername, { status: 'USED', suggestion: 'leonor7540' });
  await user.click(name());
  await user.tab();
  expect(calls.sent).toEqual([]);
  await fill(name(), 'leonor');
  await user.tab();
  await screen.findByText(TAKEN);
  expect(calls.sent).toEqual([
    { method: 'POST', path: checkCardUsername.path, body: { ...OPENED.proof, username: 'leonor' } },
  ]);
  await fill(name(), 'leonor.r');
  await waitFor(() => expect(screen.queryByText(TAKEN)).toBeNull());
});

test('a taken username does not use the card up', async () => {
  const { calls, fill, user } = open();
  calls.answer(checkCardUsername, { status: 'USED', suggestion: 'leonor7540' });
  await fill(name(), 'leonor');
  await fill(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Copper-kettle-71');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText(TAKEN);
  expect(calls.sent.map(({ path }) => path)).not.toContain(acceptCard.path);
});
