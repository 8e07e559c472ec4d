import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import type { Step, StepAnswer } from '../../contract/schemas.ts';
import { OwnJourneyView } from './own-journey.tsx';
import { oneStep, ownJourney } from './onboarding.fixture.ts';

afterEach(cleanup);

function open(steps: readonly Step[], problem: string | null = null) {
  const answer = vi.fn<(sent: StepAnswer) => Promise<boolean>>(() => Promise.resolve(true));
  const sendFile = vi.fn(() => Promise.resolve(true));
  const doings = { busy: false, answer, sendFile };
  const shown = showPart(<OwnJourneyView journey={ownJourney(steps)} doings={doings} problem={problem} />, {
    calls: mockCalls([]),
  });
  return { answer, sendFile, ...shown };
}

test('a text is confirmed in the version that was read', async () => {
  const { user, answer } = open([oneStep()]);
  await user.click(await screen.findByRole('button', { name: 'I’ve read this' }));
  expect(answer.mock.calls).toEqual([
    [{ step_id: oneStep().id, version: 3, sha256: 'a'.repeat(64), name: '', answers: [] }],
  ]);
});

test('a contract is signed with a name and a yes, and with neither alone', async () => {
  const { user, answer } = open([oneStep({ kind: 'SIGN', title: 'Contract' })]);
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  screen.getByText('Enter your full name.');
  screen.getByText('Tick the box to sign.');
  await user.type(screen.getByRole('textbox', { name: 'Your full name' }), 'Rui Alves');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(answer).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ name: 'Rui Alves' });
});

test('a form says at its field what is wrong, and what is sensitive begins empty', async () => {
  const { user, answer } = open([
    oneStep({
      kind: 'FORM',
      title: 'Details',
      text: '',
      fields: ['PHONE', 'IBAN'],
      answers: [
        { field: 'PHONE', value: '+351 912 345 678' },
        { field: 'IBAN', value: '••••5432' },
      ],
    }),
  ]);
  const iban = await screen.findByRole('textbox', { name: 'Bank account (IBAN)' });
  expect(iban).toHaveProperty('value', '');
  await user.type(iban, 'GB82 0000');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  screen.getByText('Fill this in or correct it.');
  expect(answer).not.toHaveBeenCalled();
  await user.clear(iban);
  await user.type(iban, 'GB82 WEST 1234 5698 7654 32');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(answer.mock.calls[0]?.[0].answers).toEqual([
    { field: 'PHONE', value: '+351 912 345 678' },
    { field: 'IBAN', value: 'GB82 WEST 1234 5698 7654 32' },
  ]);
});

test('what was sent back says why, and what waits for another step offers nothing', async () => {
  open([
    oneStep({ title: 'Passport', kind: 'UPLOAD', reason: 'Too dark to read.' }),
    oneStep({ id: oneStep().id.replace(/1$/, '2'), title: 'Contract', kind: 'SIGN', waits_for: 'House rules' }),
  ]);
  await screen.findByText('Sent back: Too dark to read.');
  screen.getByText('Do first: House rules');
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
});

test('somebody who has done everything is told so, and when they begin', async () => {
  open([oneStep({ state: 'DONE', done_at: '2026-11-27T10:00:00.000Z' })]);
  await screen.findByText(/You’ve done everything/);
});

test('a document on file is used with a yes, and a new one needs its last day', async () => {
  const { user, answer, sendFile } = open([
    oneStep({ kind: 'UPLOAD', title: 'Passport', text: '', asks_until: true, reusable: { valid_until: '2028-03-01' } }),
  ]);
  await screen.findByText('Your employer already has this document from you, valid until 1 Mar 2028.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  screen.getByText('Enter the last day this document is valid, today or later.');
  expect(sendFile).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use this document' }));
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ reuse: true });
});
