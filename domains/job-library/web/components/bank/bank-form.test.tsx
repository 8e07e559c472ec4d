import { INVALID_INPUT } from '@hearth/kit/failure';
import { listPositions } from '@hearth/domains/team/contract';
import { position } from '@hearth/domains/team/schemas';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, waitFor, within } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { QUESTION_CHANGED } from '../../../contract/failures.ts';
import { createBankQuestion, listBankQuestions, updateBankQuestion } from '../../../contract/question-endpoints.ts';
import { bankQuestion } from '../../../contract/question-schemas.ts';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import { BankForm } from './bank-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WAITER = { id: '019a0000-0000-7000-8000-000000000001', name: 'Waiter' };
const QUESTION: BankQuestion = {
  ...sampleAnswer(bankQuestion),
  kind: 'SINGLE',
  language: 'en',
  text: 'Which shift?',
  options: ['Early', 'Late'],
  knock_out: null,
  tags: ['shifts'],
  positions: [],
  translations: {},
  posts: 3,
  edit: 5,
};

/** The form of a question, or of a new one. */
function open(question: BankQuestion | null = null) {
  const calls = mockCalls([createBankQuestion, updateBankQuestion, listBankQuestions, listPositions]);
  calls.answer(listPositions, { positions: [{ ...sampleAnswer(position), ...WAITER }] });
  const onBack = vi.fn();
  const onClose = vi.fn();
  const part = <BankForm question={question} onBack={onBack} onClose={onClose} />;
  return { calls, onBack, onClose, ...showPart(part, { calls }) };
}

/** The first of a name: below it stand those of the translations. */
const field = <E extends HTMLElement>(name: string): E => screen.getAllByRole<E>('textbox', { name })[0] as E;
const text = (): HTMLInputElement => field('Question text');
const choices = (): HTMLTextAreaElement => field('Options, one per line');
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save question' });

test('a question is kept for a brand, with its tags and positions', async () => {
  const { calls, onBack, user, fill } = open();
  await fill(text(), ' Do you speak Dutch? ');
  await fill(screen.getByRole('textbox', { name: /Tags/ }), 'languages, weekends,, languages');
  await user.click(await screen.findByText('Waiter'));
  await user.click(screen.getByRole('checkbox', { name: 'Answer required' }));
  await user.click(save());
  await screen.findByText('Question saved to the bank');
  expect(calls.sent).toEqual([
    {
      method: 'POST',
      path: `/v1/brands/${LOCATION.id}/questions`,
      body: {
        kind: 'YES_NO',
        language: 'en',
        text: 'Do you speak Dutch?',
        options: [],
        required: false,
        knock_out: null,
        tags: ['languages', 'weekends'],
        positions: [WAITER],
        translations: {},
      },
    },
  ]);
  expect(onBack).toHaveBeenCalledOnce();
});

test('without words nothing is sent, and their field has the focus', async () => {
  const { calls, user } = open();
  await user.click(save());
  await screen.findByText('Enter the question.');
  await waitFor(() => expect(document.activeElement).toBe(text()));
  expect(calls.sent).toEqual([]);
});

test('a choice needs two different answers', async () => {
  const { calls, user, fill } = open(QUESTION);
  expect(screen.getByText(/Jobs that already use this question keep the current version/)).toBeTruthy();
  await fill(choices(), 'Early\n\n');
  await user.click(save());
  await screen.findByText('Add at least 2 different options.');
  await waitFor(() => expect(document.activeElement).toBe(choices()));
  expect(calls.sent).toEqual([]);
  await fill(choices(), 'Early\n Night \n');
  await user.click(save());
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent).toMatchObject([
    {
      method: 'PUT',
      path: `/v1/brands/${QUESTION.brand_id}/questions/${QUESTION.id}`,
      body: { edit: 5, text: 'Which shift?', options: ['Early', 'Night'] },
    },
  ]);
});

test('a refusal is told in words, and what was typed is still there', async () => {
  const { calls, onBack, user, fill } = open(QUESTION);
  calls.refuse(updateBankQuestion, QUESTION_CHANGED);
  await fill(text(), 'Which shifts?');
  await user.click(save());
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('Someone else changed this question.');
  expect(textContent).toContain('We’ve kept your text.');
  expect(text().value).toBe('Which shifts?');
  expect(onBack).not.toHaveBeenCalled();
});

test('leaving asks first where something was typed, and only there', async () => {
  const { onBack, onClose, user, fill, escape } = open();
  const asked = vi.fn(() => false);
  vi.stubGlobal('confirm', asked);
  await user.click(screen.getByRole('button', { name: 'Back to questions' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
  await fill(text(), 'Do you');
  await escape();
  expect(asked).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('a field that the server refused says so, a translation opened where it stands', async () => {
  const { calls, onBack, user, fill } = open({
    ...QUESTION,
    translations: { de: { text: 'Welche?', options: ['A', 'B'] } },
  });
  const refuse = (field: string) =>
    calls.refuse(updateBankQuestion, INVALID_INPUT, {
      fields: [{ field, rule: 'characters', message: 'Not allowed.' }],
    });
  refuse('text');
  await user.click(save());
  await waitFor(() => expect(text().getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(text()));
  refuse('translations.de');
  await fill(text(), 'Which shift?');
  await user.click(save());
  const german = screen.getByText('Deutsch').closest('details') as HTMLDetailsElement;
  const theirs = within(german).getByRole('textbox', { name: /^Options, one per line/ });
  await waitFor(() => expect(theirs.getAttribute('aria-invalid')).toBe('true'));
  expect(text().getAttribute('aria-invalid')).not.toBe('true');
  expect(german.open).toBe(true);
  expect(onBack).not.toHaveBeenCalled();
});

test('a translation with another number of options is wrong until the options are as many', async () => {
  const { calls, user, fill } = open({ ...QUESTION, translations: { de: { text: 'Welche?', options: ['A', 'B'] } } });
  await fill(choices(), 'Early\nLate\nNight');
  await user.click(save());
  const german = screen.getByText('Deutsch').closest('details') as HTMLDetailsElement;
  const theirs = within(german).getByRole('textbox', { name: /^Options, one per line/ });
  await waitFor(() => expect(theirs.getAttribute('aria-invalid')).toBe('true'));
  expect(calls.sent).toEqual([]);
  await fill(choices(), 'Early\nLate');
  await waitFor(() => expect(theirs.getAttribute('aria-invalid')).not.toBe('true'));
  expect(german.open).toBe(true);
});
