import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { ALREADY_APPLIED } from '../../../contract/failures.ts';
import { sentApplication } from '../../../contract/schemas.ts';
import { confirmSent, renewSentLink, setSentPassword } from '../../../contract/sent-endpoints.ts';
import { EndedLink } from './ended-link.tsx';
import { SentFacts } from './sent-facts.tsx';

afterEach(cleanup);

const SENT = {
  ...sampleAnswer(sentApplication),
  employer_name: 'Lumen',
  location_name: 'Lumen Bristol',
  applied_at: '2026-11-16T09:00:00.000Z',
  time_zone: 'Europe/London',
  address: 'wanda@mail.example',
  is_waiting: false,
  is_confirmed: false,
  can_set_password: false,
};

function open(change: Partial<typeof SENT>) {
  const calls = mockCalls([confirmSent, setSentPassword]);
  const seen: unknown[] = [];
  const part = <SentFacts sent={{ ...SENT, ...change }} link="secret" onConfirmed={(sent) => seen.push(sent)} />;
  return { calls, seen, ...showPart(part, { calls, brand: null }) };
}

test('one press confirms the address', async () => {
  const { calls, seen, user } = open({});
  calls.answer(confirmSent, { ...SENT, is_confirmed: true });
  await user.click(screen.getByRole('button', { name: 'Confirm email address' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(calls.sent).toEqual([{ method: 'POST', path: '/v1/sent_applications/confirm', body: { link: 'secret' } }]);
});

test('one that waits is sent by the press, and a refusal is told in words', async () => {
  const { calls, seen, user } = open({ is_waiting: true });
  screen.getByText(/already has an account/);
  calls.refuse(confirmSent, ALREADY_APPLIED);
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await screen.findByText('You’ve already applied for this job.');
  expect(seen).toEqual([]);
});

test('whoever has no password is offered one, which is judged before it is sent', async () => {
  const { calls, user } = open({ is_confirmed: true, can_set_password: true });
  calls.answer(setSentPassword, { ...SENT, is_confirmed: true });
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText(/Short passwords are easy to guess/);
  expect(calls.sent).toEqual([]);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'Garnished-Olive-7');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toEqual({ link: 'secret', password: 'Garnished-Olive-7' });
});

test('whoever has one goes to their applications', () => {
  open({ is_confirmed: true });
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'View my applications' }).getAttribute('href')).toBe('/my/applications');
});

test('a link that has ended is renewed by a press', async () => {
  const calls = mockCalls([renewSentLink]);
  calls.answer(renewSentLink, { mailed: true });
  const { user } = showPart(<EndedLink link="old" />, { calls, brand: null });
  await user.click(screen.getByRole('button', { name: 'Email me a new link' }));
  await screen.findByText('We’ve emailed you a new link.');
  expect(calls.sent).toEqual([{ method: 'POST', path: '/v1/sent_applications/renew', body: { link: 'old' } }]);
});
