import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { completeStep, openAnswers, reviewStep } from '../../contract/endpoints.ts';
import type { Journey, Step } from '../../contract/schemas.ts';
import { ManagedStep } from './managed-step.tsx';
import { managedJourney, oneStep } from './onboarding.fixture.ts';

afterEach(cleanup);

function open(step: Step, more: Partial<Journey> = {}) {
  const calls = mockCalls([completeStep, reviewStep, openAnswers]);
  const journey = managedJourney([step], more);
  for (const call of [completeStep, reviewStep]) calls.answer(call, journey);
  calls.answer(openAnswers, { answers: [{ field: 'IBAN', value: 'GB82WEST12345698765432' }], href: null });
  return {
    calls,
    ...showPart(<ManagedStep journey={journey} step={step} mayManage />, { calls }),
  };
}

const sent = oneStep({
  kind: 'FORM',
  title: 'Details',
  state: 'REVIEW',
  fields: ['IBAN'],
  answers: [{ field: 'IBAN', value: '••••5432' }],
});

test('what was sent is masked until it is looked at, and approved in the version that was read', async () => {
  const { calls, user } = open(sent);
  await screen.findByText('••••5432');
  await user.click(screen.getByRole('button', { name: 'Show details' }));
  await screen.findByText('GB82WEST12345698765432');
  await user.click(screen.getByRole('button', { name: 'Approve: Details' }));
  expect(calls.sent.at(-1)?.body).toEqual({ decision: 'APPROVED', reason: '', version: 3 });
});

test('who cannot review what was sent is not offered to', async () => {
  open({ ...sent, may_review: false });
  await screen.findByText('••••5432');
  expect(screen.queryByRole('button', { name: /Approve|Send back/ })).toBeNull();
});

test('sending back needs a reason', async () => {
  const { calls, user } = open(sent);
  await user.click(await screen.findByRole('button', { name: 'Send back: Details' }));
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  await screen.findByText('Enter a reason.');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wrong account');
  await user.click(screen.getByRole('button', { name: 'Send back' }));
  expect(calls.sent.at(-1)?.body).toEqual({ decision: 'SENT_BACK', reason: 'Wrong account', version: 3 });
});

test('a manager is not offered what the new hire does, nor anything of their own', async () => {
  open(oneStep());
  await screen.findByText('House rules');
  expect(screen.queryByRole('button', { name: /Mark as done/ })).toBeNull();
  cleanup();
  open(oneStep({ kind: 'TASK', owner: 'MANAGER', title: 'Locker' }), { is_own: true });
  await screen.findByText('Locker');
  expect(screen.queryByRole('button')).toBeNull();
});
