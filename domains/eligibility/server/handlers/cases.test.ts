import { listMyDocuments, openMyDocument } from '@hearth/domains/documents/contract';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { openOffices } from './eligibility.fixture.ts';

// A Monday, at four in the morning in New York.
const server = await startTestServer({ at: '2026-11-30T09:00:00Z' });

test('Form I-9: the employee states and chooses, a manager looks and signs', async () => {
  const at = await openOffices(server);
  const ana = await at.hire();
  const token = ana.user?.token ?? '';
  const { data: begun } = await at.start(ana.id);
  expect(begun).toMatchObject({
    standing: 'WITH_EMPLOYEE',
    check_by: '2026-12-03',
    statement_by: '2026-11-30',
    open_days_left: 3,
  });
  expect((await at.told(token)).at(0)?.title).toBe('Prove your right to work at Harbour New York');

  const own = await at.mine(token);
  expect(own.terms.statuses).toEqual(['CITIZEN', 'NONCITIZEN_NATIONAL', 'PERMANENT_RESIDENT', 'AUTHORISED']);
  const { data: stated } = await at.say(own, { status: 'PERMANENT_RESIDENT' }, token);
  expect(stated).toMatchObject({ state: 'WITH_EMPLOYEE', is_enough: false, said: { status: 'PERMANENT_RESIDENT' } });
  const { data: half } = await at.send(own.id, { list: 'B', item: 'drivers-license' }, token);
  expect(half).toMatchObject({ state: 'WITH_EMPLOYEE', is_enough: false });
  const { data: sent } = await at.send(own.id, { list: 'C', item: 'ssn-card' }, token);
  expect(sent).toMatchObject({ state: 'TO_CHECK', is_enough: true });
  expect((await at.told(at.manager.token)).map(({ title }) => title)).toEqual(['Check right to work: Ana Lima']);

  const { data: waiting } = await at.get(own.id);
  // What she stated is not on the page; a look at it is on record.
  expect(JSON.stringify(waiting)).not.toContain('"PERMANENT_RESIDENT"}');
  expect(waiting.statement).toMatchObject({ signed_name: 'Ana Lima', on_paper: false });
  const params = { id: at.groupId, case_id: own.id };
  expect((await server.call(contract.openStatement, { params }, at.manager.token)).data.status).toBe(
    'PERMANENT_RESIDENT',
  );
  const { data: done } = await at.decide(waiting);
  expect(done).toMatchObject({ standing: 'CONFIRMED', due_on: null, valid_until: null });
  expect(done.evidence.map(({ state }) => state)).toEqual(['ACCEPTED', 'ACCEPTED']);
  expect(done.history.map(({ action }) => action)).toEqual([
    'CONFIRMED',
    'LOOKED',
    'SENT',
    'SENT',
    'STATED',
    'STARTED',
  ]);
  expect(done.history[0]).toMatchObject({ method: 'IN_PERSON', checked_on: '2026-11-30', signed_name: 'Marta Reis' });
  expect((await at.told(token))[0]?.title).toBe('Your right to work is confirmed');

  const { data: documents } = await server.call(listMyDocuments, {}, token);
  expect(documents.employments[0]?.documents.map(({ name, restricted_class: of }) => [name, of])).toEqual([
    ['Proof of right to work', 'IMMIGRATION'],
    ['Proof of identity', 'IDENTITY'],
  ]);
});

test('what was stated is sealed', async () => {
  const at = await openOffices(server);
  const ana = await at.hire();
  const token = ana.user?.token ?? '';
  await at.start(ana.id);
  await at.say(await at.mine(token), { status: 'AUTHORISED', until: '2027-06-30' }, token);
  const [row] = await server.run(({ db }) =>
    db.query(
      'select s.answers from eligibility.statement s join eligibility.work_case c on c.id = s.case_id where c.employee_id = $1',
      [ana.id],
    ),
  );
  expect(String(row?.['answers'])).not.toMatch(/AUTHORISED|2027/);
});

test('a key that another document has, or somebody else used, names no evidence', async () => {
  const at = await openOffices(server);
  const ana = await at.hire();
  const token = ana.user?.token ?? '';
  const { data: begun } = await at.start(ana.id);
  await at.say(await at.mine(token), { status: 'CITIZEN' }, token);
  const key = newId();
  const { data: sent } = await at.send(begun.id, { key }, token);
  const { data: again } = await at.send(begun.id, { key }, token);
  expect(again.evidence.map(({ id }) => id)).toEqual(sent.evidence.map(({ id }) => id));
  expect((await at.add(begun.id, { key })).refusal.code).toBe('CONFLICT');
  // As if the document had been sent without the case: it is not evidence because its key is known.
  await server.run(({ db }) => db.query('delete from eligibility.evidence where idempotency_key = $1', [key]));
  expect((await at.send(begun.id, { key }, token)).refusal.code).toBe('CONFLICT');
});

test('sent back with a reason, files are gone and others can be chosen', async () => {
  const at = await openOffices(server);
  const ana = await at.hire();
  const token = ana.user?.token ?? '';
  const { data: begun } = await at.start(ana.id);
  await at.say(await at.mine(token), { status: 'CITIZEN' }, token);
  await at.send(begun.id, {}, token);
  const { data: waiting } = await at.get(begun.id);
  expect((await at.decide(waiting, { action: 'SENT_BACK' })).refusal).toMatchObject({
    code: 'ELIGIBILITY_INCOMPLETE',
    fields: [{ field: 'reason', rule: 'required' }],
  });
  const { data: back } = await at.decide(waiting, { action: 'SENT_BACK', reason: 'The photo is blurred.' });
  expect(back).toMatchObject({ standing: 'WITH_EMPLOYEE', evidence: [{ state: 'REJECTED' }] });
  expect(await at.mine(token)).toMatchObject({ reason: 'The photo is blurred.', is_enough: false });
  expect((await at.told(token))[0]).toMatchObject({ title: 'Your documents were sent back' });
  const { data: again } = await at.send(begun.id, {}, token);
  expect(again).toMatchObject({ state: 'TO_CHECK', is_enough: true });
});

test('what nobody has decided on can be taken back, and is gone', async () => {
  const at = await openOffices(server);
  const ana = await at.hire();
  const token = ana.user?.token ?? '';
  const { data: begun } = await at.start(ana.id);
  await at.say(await at.mine(token), { status: 'CITIZEN' }, token);
  const { data: sent } = await at.send(begun.id, {}, token);
  const [paper] = sent.evidence;
  const { data: after } = await server.call(
    contract.withdrawMyWorkEvidence,
    { params: { case_id: begun.id, evidence_id: paper?.id ?? '' }, body: { version: sent.version } },
    token,
  );
  expect(after).toMatchObject({ state: 'WITH_EMPLOYEE', evidence: [] });
  const file = await server.call(openMyDocument, { params: { document_id: paper?.document_id ?? '' } }, token);
  expect(file.status).toBe(404);
});

test('sent twice under one key it is there once, and only what the law lists is taken', async () => {
  const at = await openOffices(server);
  const ana = await at.hire();
  const token = ana.user?.token ?? '';
  const { data: begun } = await at.start(ana.id);
  const key = newId();
  await at.send(begun.id, { key }, token);
  const { data: twice } = await at.send(begun.id, { key }, token);
  expect(twice.evidence).toHaveLength(1);
  const refusals = await Promise.all([
    at.send(begun.id, { item: 'library-card' }, token),
    at.send(begun.id, { list: 'B' }, token),
    at.send(begun.id, { file: false }, token),
    at.send(begun.id, { until: '2026-01-01' }, token),
  ]);
  expect(refusals.map(({ refusal }) => refusal?.fields?.[0])).toMatchObject([
    { field: 'item', rule: 'known' },
    { field: 'item', rule: 'known' },
    { field: 'file', rule: 'required' },
    { field: 'valid_until', rule: 'too_small' },
  ]);
});

test('a manager records a check in person, with copies, of somebody without an account', async () => {
  const at = await openOffices(server);
  const ana = await at.hire(at.london, '2026-12-01', false);
  const { data: begun } = await at.start(ana.id);
  expect(begun).toMatchObject({
    standing: 'NOT_STARTED',
    check_by: '2026-11-30',
    has_account: false,
    open_days_left: null,
    days_left: 0,
  });
  const { data: added } = await at.add(begun.id, { list: 'B', item: 'list-b', until: '2027-01-15' });
  expect(added.evidence).toMatchObject([{ list: 'B', state: 'ACCEPTED', valid_until: '2027-01-15' }]);
  const { data: done } = await at.decide(added, { valid_until: '2027-01-15' });
  expect(done).toMatchObject({
    standing: 'FOLLOW_UP_DUE',
    valid_until: '2027-01-15',
    due_on: '2027-01-15',
    days_left: 46,
  });
});

test('what was only shown is named, and a part signed on paper is on record', async () => {
  const at = await openOffices(server);
  const ana = await at.hire(at.newYork, '2026-11-30', false);
  const { data: begun } = await at.start(ana.id);
  const shown = [{ list: 'A', item: 'us-passport' }];
  expect((await at.decide(begun, { shown })).refusal?.code).toBe('ELIGIBILITY_NOT_STATED');
  expect((await at.decide(begun, { stated_on_paper: '2026-11-30' })).refusal?.code).toBe('ELIGIBILITY_NOT_ENOUGH');
  const { data: done } = await at.decide(begun, { shown, stated_on_paper: '2026-11-30' });
  expect(done).toMatchObject({
    standing: 'CONFIRMED',
    statement: { on_paper: true },
    evidence: [{ document_id: null, state: null }],
  });
});

test('a share code is enough for a check online, and its follow-up begins another round', async () => {
  const at = await openOffices(server);
  const ana = await at.hire(at.london, '2026-12-01');
  const token = ana.user?.token ?? '';
  const { data: begun } = await at.start(ana.id);
  const { data: said } = await at.say(await at.mine(token), { code: 'W12345678' }, token);
  expect(said).toMatchObject({ state: 'TO_CHECK', is_enough: true });
  const { data: done } = await at.decide((await at.get(begun.id)).data, {
    method: 'ONLINE_SERVICE',
    valid_until: '2027-01-31',
  });
  expect(done).toMatchObject({ standing: 'FOLLOW_UP_DUE', round: 1 });
  const { data: again } = await at.say(await at.mine(token), { code: 'W87654321' }, token);
  expect(again).toMatchObject({ state: 'TO_CHECK', valid_until: '2027-01-31' });
  const { data: followed } = await at.get(begun.id);
  expect(followed).toMatchObject({ round: 2, standing: 'TO_CHECK', due_on: '2027-01-31' });
  expect((await at.decide(followed, { method: 'ONLINE_SERVICE', valid_until: '2029-01-31' })).data.standing).toBe(
    'CONFIRMED',
  );
  expect((await at.say(await at.mine(token), { code: 'W1' }, token)).refusal?.code).toBe('ELIGIBILITY_CLOSED');
});

test('a receipt stands in for 90 days, and then the document is enough', async () => {
  const at = await openOffices(server);
  const ana = await at.hire();
  const token = ana.user?.token ?? '';
  const { data: begun } = await at.start(ana.id);
  await at.say(await at.mine(token), { status: 'CITIZEN' }, token);
  await at.send(begun.id, { list: 'B', item: 'drivers-license', receipt: true }, token);
  await at.send(begun.id, { list: 'C', item: 'birth-certificate' }, token);
  const { data: done } = await at.decide((await at.get(begun.id)).data, { is_receipt: true });
  expect(done).toMatchObject({ standing: 'FOLLOW_UP_DUE', is_receipt: true, valid_until: '2027-02-28' });
  const { data: sent } = await at.send(begun.id, { list: 'B', item: 'drivers-license' }, token);
  expect(sent).toMatchObject({ state: 'TO_CHECK', is_enough: true });
  expect((await at.decide((await at.get(begun.id)).data)).data).toMatchObject({
    standing: 'CONFIRMED',
    valid_until: null,
  });
});

test('not needed, with a reason, and opened again', async () => {
  const at = await openOffices(server);
  const ana = await at.hire(at.lisbon);
  const token = ana.user?.token ?? '';
  const { data: begun } = await at.start(ana.id);
  const { data: none } = await at.decide(begun, { action: 'NOT_NEEDED', reason: 'Checked by the agency.' });
  expect(none).toMatchObject({ standing: 'NOT_NEEDED', due_on: null });
  expect((await at.say(await at.mine(token), { status: 'WITHOUT_PERMIT' }, token)).refusal?.code).toBe(
    'ELIGIBILITY_CLOSED',
  );
  const { data: open } = await at.decide(none, { action: 'REOPENED', reason: 'The agency did not.' });
  expect(open).toMatchObject({ standing: 'WITH_EMPLOYEE', round: 1 });
});

test('of two managers who decide at once the second is told so', async () => {
  const at = await openOffices(server);
  const ana = await at.hire(at.lisbon);
  const { data: begun } = await at.start(ana.id);
  const not = { action: 'NOT_NEEDED', reason: 'Checked before.' } as const;
  const both = await Promise.all([at.decide(begun, not), at.decide(begun, not)]);
  expect(both.map(({ refusal }) => refusal?.code).toSorted()).toEqual(['ELIGIBILITY_CHANGED_MEANWHILE', undefined]);
});

test('a country without a file asks nobody, and says so to who asks', async () => {
  const at = await openOffices(server);
  const ana = await at.hire(at.saoPaulo);
  expect((await at.start(ana.id)).refusal?.code).toBe('NO_REGIME');
  const params = { id: at.groupId, employee_id: ana.id };
  const { data } = await server.call(contract.getPersonWorkCases, { params }, at.manager.token);
  expect(data).toEqual({ cases: [], may_start: false });
});

test('whoever lacks a permission for documents sees no check', async () => {
  const at = await openOffices(server);
  const ana = await at.hire();
  const { data: begun } = await at.start(ana.id);
  const half = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM', 'VIEW_IDENTITY']);
  const params = { id: at.groupId };
  const refused = await Promise.all([
    server.call(contract.listWorkCases, { params, query: {} }, half.token),
    at.get(begun.id, half.token),
    at.decide(begun, {}, half.token),
    at.start(ana.id, half.token),
    server.call(contract.openStatement, { params: { ...params, case_id: begun.id } }, half.token),
  ]);
  expect(refused.map(({ refusal }) => refusal?.code)).toEqual(Array.from({ length: 5 }, () => 'ELIGIBILITY_NOT_HELD'));
  const { data } = await server.call(
    contract.getPersonWorkCases,
    { params: { ...params, employee_id: ana.id } },
    half.token,
  );
  expect(data).toEqual({ cases: [], may_start: false });
});

test('cases of other employers and places are unknown, and so are those of others', async () => {
  const at = await openOffices(server);
  const other = await openOffices(server);
  const ana = await at.hire();
  const bea = await at.hire();
  const { data: begun } = await at.start(ana.id);
  const there = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM', 'VIEW_IDENTITY', 'VIEW_IMMIGRATION'], at.london);
  const tokenOfBea = bea.user?.token ?? '';
  const unknown = await Promise.all([
    at.get(begun.id, other.manager.token, other.groupId),
    at.get(begun.id, there.token, at.london),
    other.start(ana.id),
    at.start(ana.id, there.token, at.london),
    at.send(begun.id, {}, tokenOfBea),
    at.say(await at.mine(ana.user?.token ?? ''), { status: 'CITIZEN' }, tokenOfBea),
  ]);
  expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await server.call(contract.listMyWorkCases, {}, tokenOfBea)).data.cases).toEqual([]);
});

test('nobody decides on their own where another could', async () => {
  const at = await openOffices(server);
  const { data: begun } = await at.start((await at.hire()).id);
  await server.run(({ db }) =>
    db.query('update team.employee set user_id = $1 where id = $2', [at.manager.userId, begun.employee_id]),
  );
  const not = { action: 'NOT_NEEDED', reason: 'It is me.' } as const;
  const chief = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM', 'VIEW_IDENTITY', 'VIEW_IMMIGRATION']);
  expect((await at.get(begun.id)).data.may_decide).toBe(false);
  expect((await at.decide(begun, not)).refusal?.code).toBe('ELIGIBILITY_OWN');
  expect((await at.decide(begun, not, chief.token)).status).toBe(200);
});

test('the queue lists what is due first, and pages', async () => {
  const at = await openOffices(server);
  const [late, soon, done] = [await at.hire(at.london, '2026-11-20'), await at.hire(), await at.hire(at.lisbon)];
  for (const { id } of [done, soon, late]) await at.start(id);
  const { data: own } = await server.call(
    contract.getPersonWorkCases,
    { params: { id: at.groupId, employee_id: done.id } },
    at.manager.token,
  );
  const { data: one } = await at.get(own.cases[0]?.id ?? '');
  await at.decide(one, { action: 'NOT_NEEDED', reason: 'Known.' });
  const all = await at.list();
  expect(all.cases.map(({ employee_id: id, days_left: left }) => [id, left])).toEqual([
    [late.id, -11],
    [soon.id, 3],
    [done.id, null],
  ]);
  expect(all.counts).toMatchObject({ WITH_EMPLOYEE: 2, NOT_NEEDED: 1, EXPIRED: 0 });
  const first = await at.list({ limit: '1' });
  const second = await at.list({ limit: '1', cursor: first.next_cursor ?? '' });
  expect([first.cases[0]?.employee_id, second.cases[0]?.employee_id]).toEqual([late.id, soon.id]);
  expect((await at.list({ standing: 'NOT_NEEDED' })).cases).toHaveLength(1);
  expect((await at.list({ place_id: at.newYork })).cases).toHaveLength(1);
});

test('somebody is reminded once a day, and only if they have an account', async () => {
  const at = await openOffices(server);
  const ana = await at.hire();
  const rui = await at.hire(at.newYork, '2026-11-30', false);
  const [one, two] = [(await at.start(ana.id)).data, (await at.start(rui.id)).data];
  const remind = (caseId: string) =>
    server.call(contract.remindWorkCase, { params: { id: at.groupId, case_id: caseId } }, at.manager.token);
  expect((await remind(one.id)).status).toBe(200);
  expect((await remind(one.id)).refusal?.code).toBe('ELIGIBILITY_REMINDED');
  expect((await remind(two.id)).refusal?.code).toBe('ELIGIBILITY_NO_ACCOUNT');
});

test('the laws of a place come first, with every source', async () => {
  const at = await openOffices(server);
  const { data } = await server.call(contract.getEligibilityRules, { params: { id: at.london } }, at.manager.token);
  expect(data.setting.value).toEqual({ asks: 'NEW_HIRES', gate: 'LAW', closed_weekdays: [], closed_dates: [] });
  expect(data.regimes[0]).toMatchObject({ code: 'gb', is_here: true });
  expect(data.regimes.slice(1).every(({ is_here: isHere }) => !isHere)).toBe(true);
  expect(data.regimes[0]?.facts.every(({ source }) => source.url.startsWith('http'))).toBe(true);
});
