import { INTERNAL } from '@hearth/kit/failure';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { exportBankQuestions, importBankQuestions, listBankQuestions } from '../../../contract/question-endpoints.ts';
import { FileDialog } from './file-dialog.tsx';

afterEach(cleanup);

const CSV = 'text,kind\nDo you speak Dutch?,YES_NO\n';
const WOULD = { created: 1, updated: 0, unchanged: 4, problems: [] };

function open() {
  const calls = mockCalls([importBankQuestions, exportBankQuestions, listBankQuestions]);
  calls.answer(importBankQuestions, WOULD);
  const onBack = vi.fn();
  return { calls, onBack, ...showPart(<FileDialog onBack={onBack} onClose={vi.fn()} />, { calls }) };
}

const field = (): HTMLElement => screen.getByLabelText('Select CSV file');
const bringIn = (): HTMLButtonElement => screen.getByRole('button', { name: 'Import' });
const file = (...parts: BlobPart[]): File => new File(parts, 'questions.csv', { type: 'text/csv' });
const sent = (preview: boolean, csv = CSV) => ({
  method: 'POST',
  path: `/v1/brands/${LOCATION.id}/questions/import`,
  body: { csv, preview },
});

test('a file says first what it would do, and is imported then', async () => {
  const { calls, onBack, user } = open();
  expect(bringIn().disabled).toBe(true);
  await user.upload(field(), file(CSV));
  await screen.findByText('New: 1 · Changed: 0 · Unchanged: 4');
  expect(calls.sent).toEqual([sent(true)]);
  expect(onBack).not.toHaveBeenCalled();
  await user.click(bringIn());
  await screen.findByText('Questions imported');
  expect(calls.sent).toEqual([sent(true), sent(false)]);
  expect(onBack).toHaveBeenCalledOnce();
});

test('a file with errors names their places and cannot be imported', async () => {
  const { calls, user } = open();
  calls.answer(importBankQuestions, {
    ...WOULD,
    problems: [
      { line: 2, column: 'kind', rule: 'UNKNOWN' },
      { line: 3, column: '', rule: 'TWICE' },
    ],
  });
  await user.upload(field(), file(CSV));
  await screen.findByText('Line 2, column kind: We don’t recognise this value.');
  expect(screen.getByText('Line 3: This question appears twice in the file.')).toBeTruthy();
  expect(bringIn().disabled).toBe(true);
});

test('a file in an old encoding is read, and one that is too long is not sent', async () => {
  const { calls, user } = open();
  await user.upload(field(), file(new Uint8Array([0x43, 0x61, 0x66, 0xe9])));
  await waitFor(() => expect(calls.sent).toEqual([sent(true, 'Café')]));
  await user.upload(field(), file('x'.repeat(500_001)));
  await screen.findByText('Line 1: This is too long, or has too many entries.');
  expect(calls.sent).toHaveLength(1);
});

test('a refused import is told in words, and the file is still chosen', async () => {
  const { calls, onBack, user } = open();
  await user.upload(field(), file(CSV));
  await screen.findByText('New: 1 · Changed: 0 · Unchanged: 4');
  calls.refuse(importBankQuestions, INTERNAL);
  await user.click(bringIn());
  await screen.findByRole('alert');
  expect(bringIn().disabled).toBe(false);
  expect(onBack).not.toHaveBeenCalled();
});

test('a download that is refused says why', async () => {
  const { calls, user } = open();
  calls.refuse(exportBankQuestions, INTERNAL);
  await user.click(screen.getByRole('button', { name: 'Export questions' }));
  await screen.findByRole('alert');
});
