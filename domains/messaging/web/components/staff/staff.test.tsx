import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, LOCATION, screen, showPart, USER, waitFor } from '@hearth/testing/screen';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { listCandidateConversations } from '../../../contract/endpoints.ts';
import { STAFF_WITHOUT_ACCOUNT } from '../../../contract/failures.ts';
import * as contract from '../../../contract/staff-endpoints.ts';
import type { StaffConversation as Talk, StaffMessage } from '../../../contract/staff-schemas.ts';
import { staffLine } from '../../inbox-lines.ts';
import { ConversationLine } from '../conversation-line.tsx';
import { ConversationList } from '../conversation-list.tsx';
import StaffConversation from './staff-conversation.tsx';
import { WriteToEmployee } from './write-to-employee.tsx';

afterEach(cleanup);

const ID = '01900000-0000-7000-8000-000000000001';
const PLACE = '01900000-0000-7000-8000-000000000002';
const PERSON = '01900000-0000-7000-8000-000000000003';
const TALK: Talk = {
  id: ID,
  location_id: PLACE,
  location_name: 'Harbour House',
  employee_id: PERSON,
  person_name: 'Inês Quintela',
  unread: 1,
  last_message: 'The fridge is warm',
  last_message_by: 'STAFF',
  last_message_at: '2026-11-18T09:30:00.000Z',
};
const SAID: StaffMessage = {
  message_id: '01900000-0000-7000-8000-000000000004',
  message_body: 'The fridge is warm',
  read_at: null,
  from: 'STAFF',
  sender_name: 'Inês Quintela',
  own: false,
  sent_at: '2026-11-18T09:30:00.000Z',
};
const { user_employer: _employer, ...MEMBER } = USER;
const NOTHING = { applications: [], total: 0, next_cursor: null };

const goes = (
  <Routes>
    <Route path="/messages/mine/:id" element={<p>My thread</p>} />
    <Route path="/messages/staff/:place/:id" element={<p>Their thread</p>} />
    <Route path="*" element={null} />
  </Routes>
);

test('who works somewhere and never applied is offered to write to each place, and gets there', async () => {
  const calls = mockCalls([
    listCandidateConversations,
    contract.listMyStaffConversations,
    contract.openMyStaffConversation,
  ]);
  calls.answer(listCandidateConversations, NOTHING);
  calls.answer(contract.listMyStaffConversations, {
    conversations: [],
    places: [
      { location_id: PLACE, location_name: 'Harbour House' },
      { location_id: ID, location_name: 'Harbour Terrace' },
    ],
  });
  calls.answer(contract.openMyStaffConversation, TALK);
  const { user } = showPart(
    <>
      <ConversationList openKey={undefined} />
      {goes}
    </>,
    { calls, user: MEMBER, brand: null },
  );
  await screen.findByRole('button', { name: 'Message Harbour Terrace' });
  await screen.findByText('Message the managers where you work. Their replies appear here.');
  await user.click(screen.getByRole('button', { name: 'Message Harbour House' }));
  await screen.findByText('My thread');
  expect(calls.sent).toEqual([{ method: 'POST', path: '/v1/my/staff_conversations', body: { location_id: PLACE } }]);
});

test.each([
  [true, 'Inês Quintela', 'Staff · Harbour House', `/messages/staff/${PLACE}/${ID}`],
  [false, 'Harbour House', 'Your managers', `/messages/mine/${ID}`],
])('in a list it says whom it is with (for managers: %s)', (isManager, name, about, to) => {
  showPart(<ConversationLine line={staffLine(TALK, isManager)} open={false} />, { calls: mockCalls([]) });
  expect(screen.getByRole('link').getAttribute('href')).toBe(to);
  for (const words of [name, about, 'The fridge is warm']) screen.getByText(words, { exact: false });
});

test('a manager reads and answers, and what was read is said so once', async () => {
  const calls = mockCalls([contract.listStaffMessages, contract.readStaffMessages, contract.sendStaffMessage]);
  calls.answer(contract.listStaffMessages, { conversation: TALK, side: 'LOCATION', messages: [SAID], more: false });
  calls.answer(contract.readStaffMessages, { changed: 1 });
  calls.answer(contract.sendStaffMessage, { ...SAID, from: 'LOCATION', own: true });
  const { user } = showPart(<StaffConversation placeId={PLACE} conversationId={ID} />, { calls });
  await screen.findByText('Staff · Harbour House');
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]).toMatchObject({ body: { message_id: SAID.message_id } });
  await user.type(screen.getByLabelText('Your message'), 'I’ll call them');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls.sent.length).toBeGreaterThan(1));
  expect(calls.sent[1]).toMatchObject({
    path: `/v1/brands/${PLACE}/staff_conversations/${ID}/messages`,
    body: { message_body: 'I’ll call them' },
  });
});

test('who has left reads, and is told why there is no field', async () => {
  const calls = mockCalls([contract.listMyStaffMessages]);
  const left = { ...TALK, unread: 0, cannot_write: 'LEFT' as const };
  const own = { ...SAID, own: true };
  calls.answer(contract.listMyStaffMessages, { conversation: left, side: 'STAFF', messages: [own], more: false });
  showPart(<StaffConversation placeId={null} conversationId={ID} />, { calls });
  await screen.findByText('You no longer work at Harbour House. You can still read this conversation.');
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('from the person a manager gets to the conversation, or hears why there can be none', async () => {
  const calls = mockCalls([contract.openStaffConversation]);
  calls.answer(contract.openStaffConversation, TALK);
  const may = { ...LOCATION, permissions: new Set(['SEND_MESSAGES']) };
  const part = (
    <>
      <WriteToEmployee employeeId={PERSON} />
      {goes}
    </>
  );
  const { user } = showPart(part, { calls, brand: may });
  await user.click(screen.getByRole('button', { name: 'Write a message' }));
  await screen.findByText('Their thread');
  cleanup();
  calls.refuse(contract.openStaffConversation, STAFF_WITHOUT_ACCOUNT);
  const again = showPart(part, { calls, brand: may });
  await again.user.click(screen.getByRole('button', { name: 'Write a message' }));
  await screen.findByText('This person has no account yet. Invite them first, then message them.');
  cleanup();
  showPart(part, { calls, brand: { ...LOCATION, permissions: new Set(['VIEW_MESSAGES']) } });
  expect(screen.queryByRole('button', { name: 'Write a message' })).toBeNull();
});
