import { expect, test } from 'vitest';
import type { Decision } from '../contract/schemas.ts';
import { judgeDecision } from './judge-decision.ts';
import type { DecidedSheet } from './judge-decision.ts';

const sheet = (more: Partial<DecidedSheet> = {}): DecidedSheet => ({
  state: 'OPEN',
  version: 0,
  fingerprint: 'f',
  approvedBy: [],
  isChanged: false,
  oddities: [],
  isOwn: false,
  ...more,
});
const ALL = ['PUBLISH_SCHEDULE', 'MANAGE_TEAM', 'MANAGE_BRAND', 'VIEW_PAY'];

interface Case {
  readonly holds?: readonly string[];
  readonly approvers?: readonly ('PUBLISH_SCHEDULE' | 'MANAGE_TEAM')[];
  readonly isOver?: boolean;
  readonly version?: number;
  readonly seen?: string;
}

test.each<[string, Decision, Partial<DecidedSheet>, Case, string]>([
  ['nobody approves their own hours', 'APPROVE', { isOwn: true }, {}, 'OWN'],
  ['nobody sends their own back', 'SEND_BACK', { isOwn: true, state: 'APPROVED' }, {}, 'OWN'],
  ['hours that changed since they were shown', 'APPROVE', {}, { seen: 'other' }, 'CHANGED'],
  ['a sheet that somebody else decided', 'APPROVE', { version: 2 }, {}, 'CHANGED'],
  ['one approval is enough where one is asked', 'APPROVE', {}, {}, 'APPROVED'],
  ['a sheet that was submitted', 'APPROVE', { state: 'SUBMITTED' }, {}, 'APPROVED'],
  ['the first of two', 'APPROVE', {}, { approvers: ['PUBLISH_SCHEDULE', 'MANAGE_TEAM'] }, 'SUBMITTED'],
  [
    'the second of two',
    'APPROVE',
    { state: 'SUBMITTED', approvedBy: ['other'] },
    { approvers: ['PUBLISH_SCHEDULE', 'MANAGE_TEAM'] },
    'APPROVED',
  ],
  [
    'the same person twice',
    'APPROVE',
    { state: 'SUBMITTED', approvedBy: ['me'] },
    { approvers: ['PUBLISH_SCHEDULE', 'MANAGE_TEAM'] },
    'SECOND_PERSON',
  ],
  [
    'without the permission of the second level',
    'APPROVE',
    { state: 'SUBMITTED', approvedBy: ['other'] },
    { approvers: ['PUBLISH_SCHEDULE', 'MANAGE_TEAM'], holds: ['PUBLISH_SCHEDULE'] },
    'LEVEL',
  ],
  ['a period that goes on', 'APPROVE', {}, { isOver: false }, 'NOT_OVER'],
  ['a punch is missing', 'APPROVE', { oddities: [{ kind: 'MISSING_END', day: '2026-03-02' }] }, {}, 'BLOCKED'],
  [
    'far from the plan is no reason against it',
    'APPROVE',
    { oddities: [{ kind: 'FAR_FROM_PLAN', day: '2026-03-02' }] },
    {},
    'APPROVED',
  ],
  ['approved already', 'APPROVE', { state: 'APPROVED' }, {}, 'STATE'],
  [
    'approved, and changed since',
    'APPROVE',
    { state: 'APPROVED', isChanged: true, approvedBy: ['me'] },
    {},
    'APPROVED',
  ],
  ['locked', 'APPROVE', { state: 'LOCKED' }, {}, 'STATE'],
  ['sent back', 'SEND_BACK', { state: 'APPROVED' }, {}, 'OPEN'],
  ['only approved ones are locked', 'LOCK', { state: 'SUBMITTED' }, {}, 'STATE'],
  ['lock', 'LOCK', { state: 'APPROVED' }, {}, 'LOCKED'],
  ['hours that changed since they were approved', 'LOCK', { state: 'APPROVED', isChanged: true }, {}, 'CHANGED'],
  ['locking needs the permission to see pay', 'LOCK', { state: 'APPROVED' }, { holds: ['PUBLISH_SCHEDULE'] }, 'LEVEL'],
  ['reopen what payroll has', 'REOPEN', { state: 'EXPORTED' }, {}, 'REOPENED'],
  ['reopening needs it, too', 'REOPEN', { state: 'LOCKED' }, { holds: ['PUBLISH_SCHEDULE'] }, 'LEVEL'],
  ['what is open is not reopened', 'REOPEN', {}, {}, 'STATE'],
])('%s', (_name, decision, of, said, result) => {
  const judged = judgeDecision(
    sheet(of),
    { decision, version: said.version ?? 0, fingerprint: said.seen ?? 'f' },
    { userId: 'me', holds: (permission) => (said.holds ?? ALL).includes(permission) },
    { approvers: [...(said.approvers ?? ['PUBLISH_SCHEDULE'])], isOver: said.isOver ?? true },
  );
  expect('why' in judged ? judged.why : judged.state).toBe(result);
});
