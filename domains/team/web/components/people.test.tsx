import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { mockCalls } from '@hearth/testing/mock-calls';
import { afterEach, expect, test } from 'vitest';
import { employee } from '../../contract/schemas.ts';
import type { Employee } from '../../contract/schemas.ts';
import { People } from './people.tsx';

afterEach(cleanup);

const ANA: Employee = { ...sampleAnswer(employee), status: 'ACTIVE', has_login: false, user_id: null, end_date: null };
const SENT = { channel: 'MAIL', state: 'OPEN', invited_at: '2026-11-20T12:00:00Z', delivery: 'SENT' } as const;

test.each<[string, Partial<Employee>]>([
  ['Not invited', { invitation: null }],
  ['Invited 20 Nov 2026', { invitation: SENT }],
  ['Invited 20 Nov 2026', { invitation: { ...SENT, channel: 'CARD', delivery: null } }],
  ['Invitation expired', { invitation: { ...SENT, state: 'EXPIRED' } }],
  ['Email not delivered', { invitation: { ...SENT, delivery: 'FAILED' } }],
])('the list says of somebody without an account: %s', (words, change) => {
  showPart(<People employees={[{ ...ANA, ...change }]} chosenId="" onChoose={() => undefined} />, {
    calls: mockCalls([]),
  });
  expect(screen.getByText(words)).toBeTruthy();
});

test('the list says nothing of an invitation of somebody who has left', () => {
  const left = { ...ANA, status: 'ENDED', invitation: null } as const;
  showPart(<People employees={[left]} chosenId="" onChoose={() => undefined} />, { calls: mockCalls([]) });
  expect(screen.queryByText('Not invited')).toBeNull();
});
