import { expect, test } from 'vitest';
import { parseStaffKey, staffKey, staffPath } from './staff-key.ts';

const PLACE = '01900000-0000-7000-8000-000000000001';
const TALK = '01900000-0000-7000-8000-000000000002';

test.each([
  { placeId: PLACE, conversationId: TALK },
  { placeId: null, conversationId: TALK },
])('a key says which conversation it is of, and on which side: %j', (address) => {
  expect(parseStaffKey(staffKey(address))).toEqual(address);
});

test.each([TALK, '', 'staff:', `staff:${PLACE}`, `staff:${PLACE}:${TALK}:more`])('%s is no such key', (key) => {
  expect(parseStaffKey(key)).toBeNull();
});

test('each side has a page of its own', () => {
  expect(staffPath({ placeId: PLACE, conversationId: TALK })).toBe(`/messages/staff/${PLACE}/${TALK}`);
  expect(staffPath({ placeId: null, conversationId: TALK })).toBe(`/messages/mine/${TALK}`);
});
