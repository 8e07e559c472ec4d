import { listPositions } from '@hearth/domains/team/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { QUESTION_FROM_ABOVE } from '../../../contract/failures.ts';
import { archiveBankQuestion, listBankQuestions } from '../../../contract/question-endpoints.ts';
import { bankQuestion } from '../../../contract/question-schemas.ts';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import { BankDialog } from './keep-dialog.tsx';

afterEach(cleanup);

const OURS: BankQuestion = {
  ...sampleAnswer(bankQuestion),
  brand_id: LOCATION.id,
  language: 'en',
  text: 'Which shift?',
  posts: 0,
  archived: false,
};
const FROM_ABOVE: BankQuestion = {
  ...OURS,
  id: '019a0000-0000-7000-8000-000000000001',
  brand_id: LOCATION.groupId,
  text: 'Do you speak Dutch?',
};
const found = (...questions: BankQuestion[]) => ({ questions, tags: ['shifts'], next: null });

function open() {
  const calls = mockCalls([listBankQuestions, archiveBankQuestion, listPositions]);
  calls.answer(listBankQuestions, found(OURS, FROM_ABOVE));
  const onClose = vi.fn();
  return { calls, onClose, ...showPart(<BankDialog onClose={onClose} />, { calls }) };
}

const button = (name: string): HTMLElement | null => screen.queryByRole('button', { name });

test('a question is archived, and the list shows it when that is said', async () => {
  const { calls, user } = open();
  await screen.findByText('Which shift?');
  calls.answer(listBankQuestions, found(FROM_ABOVE));
  await user.click(screen.getByRole('button', { name: 'Archive: Which shift?' }));
  await screen.findByText('Question archived. Jobs that already use it won’t change.');
  expect(screen.queryByText('Which shift?')).toBeNull();
  expect(calls.sent).toEqual([
    {
      method: 'PUT',
      path: `/v1/brands/${LOCATION.id}/questions/${OURS.id}/archived`,
      body: { archived: true },
    },
  ]);
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
});

test('what belongs to a brand above is not changed here', async () => {
  open();
  await screen.findByText('Do you speak Dutch?');
  expect(button('Edit: Which shift?')).not.toBeNull();
  expect([button('Edit: Do you speak Dutch?'), button('Archive: Do you speak Dutch?')]).toEqual([null, null]);
});

test('a refusal is told in words, and the question stays', async () => {
  const { calls, user } = open();
  calls.refuse(archiveBankQuestion, QUESTION_FROM_ABOVE);
  await user.click(await screen.findByRole('button', { name: 'Archive: Which shift?' }));
  await screen.findByText('This question belongs to another part of your group. Edit it there.');
  expect(screen.getByText('Which shift?')).toBeTruthy();
});

test('a search that finds nothing says so, and a tag narrows it too', async () => {
  const { calls, user, fill } = open();
  await screen.findByText('Which shift?');
  calls.answer(listBankQuestions, { ...found(), tags: ['shifts'] });
  await fill(screen.getByRole('searchbox', { name: 'Search questions' }), 'wine');
  await screen.findByText('No matching questions');
  calls.answer(listBankQuestions, found(OURS));
  await user.click(screen.getByText('shifts'));
  await screen.findByText('Which shift?');
});

test('a question is opened in its form, and the way back leads to the list', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit: Which shift?' }));
  expect(await screen.findByRole('dialog', { name: 'Edit question' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to questions' }));
  expect(await screen.findByRole('dialog', { name: 'Question bank' })).toBeTruthy();
});
