import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { answerAsk, withdrawAsk } from '../../../contract/ask-endpoints.ts';
import { message } from '../../../contract/schemas.ts';
import type { Message, Part } from '../../../contract/schemas.ts';
import { ASK_OVER } from '../../../contract/failures.ts';
import { Ask } from './ask.tsx';

afterEach(cleanup);

const APPLICATION = '019a0000-0000-7000-8000-000000000001';
const MESSAGE: Message = { ...sampleAnswer(message), message_body: 'When can you come?' };
const PATH = `/v1/applications/${APPLICATION}/conversation_asks/${MESSAGE.message_id}`;
const ASKED: Extract<Part, { kind: 'ASK' }> = {
  kind: 'ASK',
  ask: 'TIME',
  state: 'OPEN',
  times: ['2026-11-16T09:30:00Z', '2026-11-17T13:00:00Z'],
  time_zone: 'Europe/Lisbon',
  chosen: null,
  interview_id: null,
  expires_at: '2026-11-20T12:00:00Z',
  changed_at: null,
};

/** What is asked, as the candidate reads it, or with `mine` the house. */
function open(asked: Partial<typeof ASKED> = {}, mine = false) {
  const calls = mockCalls([answerAsk, withdrawAsk]);
  const part = <Ask applicationId={APPLICATION} message={MESSAGE} asked={{ ...ASKED, ...asked }} mine={mine} />;
  return { calls, ...showPart(part, { calls }) };
}

test('a candidate chooses one of the times, by the clock of the place', async () => {
  const { calls, user } = open();
  expect(screen.getByText('When can you come?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /17 November.*1:00|17 November.*13:00|November 17.*1:00/ }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent).toEqual([
    { method: 'POST', path: `${PATH}/answer`, body: { says: 'YES', starts_at: '2026-11-17T13:00:00Z' } },
  ]);
});

test('a candidate confirms, or says that they cannot', async () => {
  const { calls, user } = open({ ask: 'CONFIRM', times: [] });
  await user.click(screen.getByRole('button', { name: 'Yes, I confirm' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'No, I can’t' }).disabled).toBe(false),
  );
  await user.click(screen.getByRole('button', { name: 'No, I can’t' }));
  await waitFor(() => expect(calls.sent).toHaveLength(2));
  expect(calls.sent.map(({ body }) => body)).toEqual([{ says: 'YES' }, { says: 'NO' }]);
});

test('while one answer is on its way there is no other', async () => {
  const { calls, user } = open({ ask: 'CONFIRM', times: [] });
  calls.cut(answerAsk, 'never');
  await user.click(screen.getByRole('button', { name: 'Yes, I confirm' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'No, I can’t' }));
  expect(calls.sent).toHaveLength(1);
});

test('a refused answer is told in words', async () => {
  const { calls, user } = open({ ask: 'CONFIRM', times: [] });
  calls.refuse(answerAsk, ASK_OVER);
  await user.click(screen.getByRole('button', { name: 'Yes, I confirm' }));
  await screen.findByText(/Reload the page to see what changed/);
});

test('a document is sent as a file; what is too many is not', async () => {
  const { calls, user, container } = open({ ask: 'DOCUMENT', times: [] });
  expect(screen.getByRole('button', { name: 'Add file or photo' })).toBeTruthy();
  const picker = container.querySelector<HTMLInputElement>('input[type=file]');
  const page = (index: number): File => new File(['x'], `page-${index}.pdf`, { type: 'application/pdf' });
  await user.upload(picker as HTMLInputElement, [1, 2, 3, 4].map(page));
  expect((await screen.findByRole('alert')).textContent).toContain('Add up to 3');
  expect(calls.sent).toEqual([]);
  await user.upload(picker as HTMLInputElement, page(1));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toMatchObject({ says: 'YES', files: { name: 'page-1.pdf' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the house sees the times and takes its question back', async () => {
  const { calls, user } = open({}, true);
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('November'))).toHaveLength(
    2,
  );
  expect(screen.queryByRole('button', { name: /None of these/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel request' }));
  await waitFor(() => expect(calls.sent).toEqual([{ method: 'POST', path: `${PATH}/withdraw`, body: undefined }]));
});

test('what was answered says so and asks no more', () => {
  open({ state: 'DONE', chosen: '2026-11-16T09:30:00Z' });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Answered');
  expect(screen.queryByRole('button')).toBeNull();
});
