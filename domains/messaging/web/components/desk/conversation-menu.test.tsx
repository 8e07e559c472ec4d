import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart, USER, waitFor } from '@hearth/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeDesk, getDesk } from '../../../contract/desk-endpoints.ts';
import { COLLEAGUE_SEES_NOT } from '../../../contract/failures.ts';
import { conversation } from '../../../contract/schemas.ts';
import ConversationMenu from './conversation-menu.tsx';

const NOW = '2026-11-18T09:30:00Z';
beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { cannot_write: _bar, ...CONVERSATION } = sampleAnswer(conversation);
const DESK = {
  assignee: null,
  snoozed_until: null,
  archived: false,
  colleagues: [],
  may_write: true,
  unreachable_since: null,
};
const PATH = `/v1/applications/${CONVERSATION.id}/conversation_desk`;

/** The menu of the house's side, opened, over how the conversation is kept. */
async function open(kept: Partial<typeof DESK> = {}, permissions: ReadonlySet<string> = LOCATION.permissions) {
  const calls = mockCalls([getDesk, changeDesk]);
  calls.answer(getDesk, { ...DESK, ...kept });
  const part = <ConversationMenu application={CONVERSATION} house />;
  const shown = showPart(part, { calls, brand: { ...LOCATION, permissions } });
  await shown.user.click(await screen.findByRole('button', { name: 'Conversation actions' }));
  await screen.findByRole('menu');
  return { calls, ...shown };
}

const item = (name: string): HTMLElement => screen.getByRole('menuitem', { name });

test('whoever opens it takes the conversation', async () => {
  const { calls, user } = await open();
  await user.click(item('Assign to me'));
  await screen.findByText('Conversation assigned');
  expect(calls.sent).toEqual([{ method: 'PUT', path: PATH, body: { assignee_id: USER.id } }]);
});

test('it is put away, and the page says so', async () => {
  const { calls, user } = await open();
  calls.answer(getDesk, { ...DESK, archived: true });
  await user.click(item('Archive'));
  await screen.findByText('Archived');
  expect(calls.sent).toEqual([{ method: 'PUT', path: PATH, body: { archived: true } }]);
});

test('it rests until tomorrow', async () => {
  const { calls, user } = await open();
  await user.click(item('Tomorrow, 9:00'));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  const { snoozed_until: until } = Object(calls.sent[0]?.body) as { snoozed_until: string };
  expect(Date.parse(until)).toBeGreaterThan(Date.parse(NOW));
});

test('a refusal is told in words', async () => {
  const { calls, user } = await open();
  calls.refuse(changeDesk, COLLEAGUE_SEES_NOT);
  await user.click(item('Assign to me'));
  const told = screen.getByRole('region', { name: 'Notifications' });
  await waitFor(() => expect(told.textContent).not.toBe(''));
  expect(told.textContent).not.toContain('assigned.');
});

test('who may not write there neither assigns nor archives it', async () => {
  await open({ may_write: false });
  expect(screen.queryByRole('menuitem', { name: 'Assign to me' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
  expect(screen.getAllByRole('menuitem').length).toBeGreaterThan(0);
});

test('who does not handle applications takes no copy of it', async () => {
  await open({}, new Set(['VIEW_APPLICATIONS']));
  expect(item('Archive')).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /copy|save|export|download/i })).toBeNull();
});

test('Escape closes it and gives the focus back', async () => {
  const { escape } = await open();
  await escape();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Conversation actions' })),
  );
});
