import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modules } from '@hearth/server/modules';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';

/** Tables about employees that the export of one's own data covers by a function of its own. */
const EXPORTED_BESIDE = [
  'applications.application',
  'deals.bid',
  'leave.balance_change',
  'qualifications.record',
  'scheduling.time_off',
];
/** Tables about employees that nobody takes along, and why. */
const NOT_TAKEN_ALONG: Readonly<Record<string, string>> = {
  'clock.chain_head': 'the last hash of the punches, which are exported',
  'clock.employee_pin': 'the hash of a PIN, which proves who somebody is',
  'clock.break_reminder': 'that they were reminded of a break; the punches are exported',
  'clock.late_alert': 'that managers were told; the shift and the punches are exported',
  'compliance.finding': 'reckoned from shifts, which are exported',
  'documents.bundle': 'a ZIP of documents, which are exported, made for a manager and gone after three days',
  'documents.hold': 'why nothing may be deleted, which is for the employer and its lawyers',
  'leave.approval_change': 'why a manager approved against a rule; the decision and its note are exported',
  'onboarding.change': 'the record of what managers did; the steps are exported',
  'qualifications.change': 'the record of what managers did; the records are exported',
  'rosters.recurring_shift': 'a plan of managers; the published shifts are exported',
  'rosters.template_shift': 'a plan of managers that is no shift yet',
  'scheduling.released_shift': 'to put shifts back when the end of an employment is undone',
  'scheduling.shift': 'drafts of managers; the published shifts are exported',
  'signatures.change': 'the record of what managers did; the requests and signatures are exported',
  'sourcing.link': 'names the posts that somebody shared, by a secret',
  'sourcing.referral': 'about the candidate, whose application is theirs',
  'surveys.answered': 'that a survey was answered, apart from its answers, which nobody can trace',
  'team.invitation': 'holds the secrets of an invitation; its events are exported',
};

test('whatever is kept on an employee is in their own export, or it is said why not', async () => {
  const schema = await readFile(join(ROOT, 'db/schema.sql'), 'utf8');
  const tables = [...schema.matchAll(/^(\w+\.\w+) \((.*)\)$/gm)]
    .filter(([, , columns = '']) => /(?:^|, )(?:\w+_)?employee_id uuid/.test(columns))
    .map(([, table = '']) => table);
  expect(tables.length).toBeGreaterThan(30);
  const covered = modules.flatMap(({ ownRecords = [] }) => ownRecords.flatMap((records) => records.tables));
  const known = new Set([...covered, ...EXPORTED_BESIDE, ...Object.keys(NOT_TAKEN_ALONG)]);
  expect(
    tables.filter((table) => !known.has(table)),
    'Add it to the `ownRecords` of its module, or say here why nobody takes it along.',
  ).toEqual([]);
  expect([...Object.keys(NOT_TAKEN_ALONG), ...EXPORTED_BESIDE].filter((table) => !tables.includes(table))).toEqual([]);
});

test('each kind has a name of its own', () => {
  const names = modules.flatMap(({ ownRecords = [] }) => ownRecords.map(({ name }) => name));
  expect(names).toEqual([...new Set(names)]);
});
