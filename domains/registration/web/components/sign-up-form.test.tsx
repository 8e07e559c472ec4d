import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { register, validateEmail } from '../../contract/endpoints.ts';
import { SignUpForm } from './sign-up-form.tsx';

afterEach(cleanup);

async function open() {
  const calls = mockCalls([validateEmail, register]);
  calls.answer(validateEmail, { is_valid: true, status: 'AVAILABLE', message: null });
  const shown = showPart(<SignUpForm role="CANDIDATE" />, { calls });
  await screen.findByLabelText(/^E-?mail/i, { selector: 'input' });
  return { calls, ...shown };
}

const field = (name: RegExp): HTMLInputElement => screen.getByLabelText(name, { selector: 'input' });
const create = (): HTMLElement => screen.getByRole('button', { name: 'Create account' });
const questions = (calls: ReturnType<typeof mockCalls>) => calls.sent.filter(({ path }) => path === validateEmail.path);

test('an address is asked about once the field was left for a moment', async () => {
  const { calls, fill, user } = await open();
  calls.answer(validateEmail, { is_valid: false, status: 'USED', message: null });
  await fill(field(/^E-?mail/i), 'ana@example.com');
  await user.tab();
  expect(questions(calls)).toEqual([]);
  await screen.findByText('Email is already used.');
  expect(questions(calls)).toHaveLength(1);
});

test('the address is asked about again when the form is sent; one that cannot sign up gets the focus and no account', async () => {
  const { calls, fill, user } = await open();
  calls.answer(validateEmail, { is_valid: false, status: 'NO_PASSWORD', message: null });
  await fill(field(/^First name/), 'Ana');
  await fill(field(/^Password/), 'Correct-horse-7');
  await fill(field(/^E-?mail/i), 'ana@example.com');
  await user.click(create());
  await screen.findByText(
    'Account is unverified. An account activation link has been sent to you, please check your inbox.',
  );
  await waitFor(() => expect(document.activeElement).toBe(field(/^E-?mail/i)));
  expect(questions(calls).length).toBeGreaterThan(0);
  expect(calls.sent.every(({ path }) => path === validateEmail.path)).toBe(true);
});

test('the meter calls weak what the server would refuse: a common password, and the address itself', async () => {
  const { fill } = await open();
  await fill(field(/^E-?mail/i), 'copperkettle@example.com');
  await fill(field(/^Password/), 'Password1!');
  await screen.findByText('weak');
  await fill(field(/^Password/), 'Correct-horse-7');
  await screen.findByText('strong');
  await fill(field(/^Password/), 'CopperKettle1!');
  await screen.findByText('weak');
});
