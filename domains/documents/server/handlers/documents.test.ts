import { makeEmployer } from '@hearth/domains/access/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { FULL, openArchive } from './documents.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
type Archive = Awaited<ReturnType<typeof openArchive>>;
const actionsOn = (at: Archive) =>
  server.run(async ({ db }) =>
    (await db.query('select action from documents.change where employee_id = $1 order by at, id', [at.ines.id])).map(
      ({ action }) => action,
    ),
  );

test('what somebody sends waits for a manager, who is told, and counts once it is accepted', async () => {
  const at = await openArchive(server);
  const passport = await at.made({ required: true });
  const incomplete = await at.send(passport.id, { valid_until: null, file: null });
  expect(incomplete.refusal).toMatchObject({
    code: 'DOCUMENT_INCOMPLETE',
    fields: [{ field: 'file' }, { field: 'valid_until', rule: 'required' }],
  });
  const { data: sent } = await at.send(passport.id);
  expect(sent).toMatchObject({ state: 'PENDING', file: { name: 'passport.pdf' } });
  expect((await at.person()).data.lines).toMatchObject([{ standing: 'WAITING', is_waiting: true }]);
  expect(await at.told(at.manager.token)).toMatchObject([
    { kind: 'documents.waiting', title: 'Document to review: Passport', read: false },
  ]);
  const content = { valid_from: null, valid_until: '2027-06-30', note: 'Seen' };
  expect((await at.decide(sent, 'ACCEPTED', { content })).data).toMatchObject({ state: 'ACCEPTED', ...content });
  expect((await at.decide(sent, 'ACCEPTED')).refusal).toMatchObject({ code: 'DOCUMENT_CHANGED' });
  expect(await at.mine()).toMatchObject([
    { lines: [{ standing: 'VALID', valid_until: '2027-06-30' }], documents: [{ state: 'ACCEPTED' }] },
  ]);
  expect(await at.told(at.ines.user.token)).toMatchObject([
    { kind: 'documents.decided', title: 'Passport was accepted', link: '/my/documents' },
  ]);
  expect(await at.told(at.manager.token)).toMatchObject([{ read: true }]);
});

test('what needs no review counts at once, and what only managers add cannot be sent', async () => {
  const at = await openArchive(server);
  const form = await at.made({ name: 'Form', needs_review: false, expires: false });
  expect((await at.send(form.id)).data).toMatchObject({ state: 'ACCEPTED', valid_until: null });
  expect(await at.told(at.manager.token)).toEqual([]);
  const contractType = await at.made({ name: 'Contract', employee_sends: false });
  expect((await at.send(contractType.id)).status).toBe(404);
  expect((await at.ask(contractType.id)).status).toBe(404);
  expect((await at.mine())[0]?.choices.map(({ name }) => name)).toEqual(['Form']);
});

test('a newer one replaces the older, which stays readable', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  const { data: old } = await at.add(passport.id, { valid_until: '2026-12-01' });
  const { data: later } = await at.add(passport.id, { valid_from: '2026-12-01' });
  // What begins later leaves what counts until then.
  expect((await at.person()).data.documents.map(({ state }) => state)).toEqual(['ACCEPTED', 'ACCEPTED']);
  const { data: sent } = await at.send(passport.id);
  await at.decide(sent, 'ACCEPTED');
  const { documents, lines } = (await at.person()).data;
  expect(new Map(documents.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [sent.id, 'ACCEPTED'],
      [later.id, 'REPLACED'],
      [old.id, 'REPLACED'],
    ]),
  );
  expect(lines).toMatchObject([{ standing: 'VALID', valid_until: '2028-01-01' }]);
  expect((await at.open(old.id)).status).toBe(200);
  const own = { params: { document_id: old.id } };
  expect((await server.call(contract.openMyDocument, own, at.ines.user.token)).status).toBe(200);
  const change = {
    params: { id: at.here, employee_id: at.ines.id, document_id: old.id },
    body: { valid_from: null, valid_until: '2030-01-01', note: '', version: 2 },
  };
  expect((await server.call(contract.changeDocument, change, at.manager.token)).refusal).toMatchObject({
    code: 'DOCUMENT_CHANGED',
  });
});

test('a rejection needs a reason, which the person reads, and its file is deleted', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  const { data: sent } = await at.send(passport.id);
  const file = { params: { document_id: sent.id } };
  expect((await server.call(contract.openMyDocument, file, at.ines.user.token)).status).toBe(200);
  expect((await at.decide(sent, 'REJECTED')).refusal).toMatchObject({ code: 'DOCUMENT_REASON_MISSING' });
  const { data: rejected } = await at.decide(sent, 'REJECTED', { reason: 'The date can’t be read.' });
  expect(rejected).toMatchObject({ state: 'REJECTED', file: null, reason: 'The date can’t be read.' });
  expect((await server.call(contract.openMyDocument, file, at.ines.user.token)).status).toBe(404);
  expect((await at.told(at.ines.user.token))[0]?.text).toContain('The date can’t be read.');
});

test('somebody is asked once a day, and no longer once it is accepted', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  const asked = await at.ask(passport.id);
  expect(asked.data.lines).toMatchObject([{ standing: 'MISSING', is_required: false }]);
  expect(asked.data.lines[0]?.asked_at).not.toBeNull();
  expect((await at.ask(passport.id)).refusal).toMatchObject({ code: 'DOCUMENT_ASKED_ALREADY' });
  expect(await at.told(at.ines.user.token)).toMatchObject([
    { kind: 'documents.asked', title: 'Document needed: Passport', link: '/my/documents' },
  ]);
  const { data: sent } = await at.send(passport.id);
  await at.decide(sent, 'ACCEPTED');
  expect((await at.mine())[0]?.lines).toMatchObject([{ standing: 'VALID', asked_at: null }]);
  const { id } = await at.hireAt(at.here);
  expect((await at.ask(passport.id, at.manager.token, id)).refusal).toMatchObject({ code: 'DOCUMENT_NO_ACCOUNT' });
});

test('a restricted document does not exist for managers without its permission, and each look is on record', async () => {
  const at = await openArchive(server);
  const full = await at.managerWith(FULL);
  const viewer = await at.managerWith(['VIEW_TEAM', 'VIEW_MEDICAL']);
  const medical = await at.made({ name: 'Health', restricted_class: 'MEDICAL', required: true });
  const { data: sent } = await at.send(medical.id);
  // Who can see and review it is told; who can't do both is not.
  expect(await at.told(viewer.token)).toEqual([]);
  expect(await at.told(full.token)).toMatchObject([{ title: 'Document to review: Health' }]);
  expect(await at.told(at.manager.token)).toEqual([]);
  expect((await at.person()).data).toMatchObject({ lines: [], documents: [] });
  expect(await at.list()).toMatchObject({ lines: [], counts: { WAITING: 0, MISSING: 0 } });
  expect((await at.open(sent.id)).status).toBe(404);
  expect((await at.decide(sent, 'ACCEPTED')).status).toBe(404);
  expect((await at.add(medical.id)).status).toBe(404);
  expect((await at.ask(medical.id)).status).toBe(404);
  const remove = {
    params: { id: at.here, employee_id: at.ines.id, document_id: sent.id },
    body: { reason: 'No', version: sent.version },
  };
  expect((await server.call(contract.removeDocument, remove, at.manager.token)).status).toBe(404);
  const { text } = await server.request(
    'POST',
    `/v1/brands/${at.groupId}/document_lines/export?format=csv&language=en`,
    { token: at.manager.token },
  );
  expect(text).not.toContain('Health');
  // Seen for one department only, it is not seen by whoever manages all.
  const half = await server.run((work) =>
    makeEmployer(work, { brandId: at.groupId, as: ['VIEW_MEDICAL'], conditions: { POSITION_CATEGORY: ['KITCHEN'] } }),
  );
  expect((await at.open(sent.id, half.token)).status).toBe(403);

  expect((await at.list({}, full.token)).lines).toMatchObject([{ name: 'Health', standing: 'WAITING' }]);
  expect((await at.open(sent.id, full.token)).status).toBe(200);
  expect((await at.decide(sent, 'ACCEPTED', { token: full.token })).status).toBe(200);
  expect(new Set(await actionsOn(at))).toEqual(new Set(['SENT', 'LOOKED', 'ACCEPTED']));
  const plain = await at.made({ name: 'Plain' });
  const { data: open } = await at.add(plain.id);
  await at.open(open.id);
  expect((await actionsOn(at)).filter((action) => action === 'LOOKED')).toHaveLength(1);
});

test('people of other places, groups and departments are out of reach', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  const { data: sent } = await at.send(passport.id);
  const elsewhere = await server.run((work) => makeEmployer(work, { brandId: at.there, as: FULL }));
  const kitchen = await at.managerWith(FULL, ['KITCHEN']);
  const viewer = await at.managerWith(['VIEW_TEAM']);
  const other = await openArchive(server);
  expect((await at.person(at.ines.id, elsewhere.token, at.there)).status).toBe(404);
  expect((await at.open(sent.id, elsewhere.token, at.ines.id, at.there)).status).toBe(404);
  expect((await at.add(passport.id, {}, at.ines.id, elsewhere.token, at.there)).status).toBe(404);
  expect((await at.person(at.ines.id, kitchen.token)).status).toBe(404);
  expect((await at.person(at.ines.id, other.manager.token)).status).toBe(404);
  expect((await at.decide(sent, 'ACCEPTED', { token: kitchen.token })).status).toBe(404);
  expect((await at.decide(sent, 'ACCEPTED', { token: viewer.token })).status).toBe(403);
  expect((await at.send(passport.id, {}, other.ines.user.token)).status).toBe(404);
  expect((await other.send(passport.id)).status).toBe(404);
  expect((await other.add(passport.id)).status).toBe(404);
  expect((await other.open(sent.id, other.manager.token, other.ines.id, other.here)).status).toBe(404);
  const theirs = { params: { document_id: sent.id } };
  expect((await server.call(contract.openMyDocument, theirs, other.ines.user.token)).status).toBe(404);
  const there = (await at.create({ name: 'Of the terrace' }, at.there)).data;
  expect((await at.send(there.id)).status).toBe(404);
  // A colleague's document under one's own employment is unknown too.
  const bea = await at.hireAt(at.here);
  expect((await at.open(sent.id, at.manager.token, bea.id)).status).toBe(404);
});

test('one that is sent twice at once is kept once; two managers who decide at once: one does', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  const key = newId();
  const both = await Promise.all([1, 2].map(() => at.send(passport.id, { key })));
  expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
  expect(await at.told(at.manager.token)).toHaveLength(1);
  const sent = both[0]?.data ?? { id: '', version: 0 };
  const decided = await Promise.all([at.decide(sent, 'ACCEPTED'), at.decide(sent, 'REJECTED', { reason: 'No.' })]);
  expect(decided.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409]);
});

test('what was sent can be withdrawn until it is decided, and only so many wait', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  const sent = await Promise.all([1, 2, 3, 4].map(() => at.send(passport.id)));
  expect(sent.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 200, 200, 409]);
  const kept = sent.find(({ status }) => status === 200)?.data;
  const withdraw = () =>
    server.call(
      contract.withdrawMyDocument,
      { params: { document_id: kept?.id ?? '' }, body: { version: kept?.version ?? 0 } },
      at.ines.user.token,
    );
  expect((await withdraw()).data).toMatchObject({ state: 'REMOVED', file: null });
  expect((await withdraw()).refusal).toMatchObject({ code: 'DOCUMENT_CHANGED' });
});

test('of what is not reviewed only so many are kept of one person and type', async () => {
  const at = await openArchive(server);
  const form = await at.made({ name: 'Form', needs_review: false, expires: false });
  const { data: first } = await at.send(form.id);
  await server.run(({ db }) =>
    db.query(
      `insert into documents.document (id, group_id, employee_id, type_id, state, note, sent_at, decided_at, idempotency_key)
       select gen_random_uuid(), group_id, employee_id, type_id, 'REPLACED', '', sent_at, decided_at, gen_random_uuid()
       from documents.document, generate_series(1, 49) where id = $1`,
      [first.id],
    ),
  );
  const full = { code: 'TOO_MANY_DOCUMENTS' };
  expect((await at.send(form.id)).refusal).toMatchObject(full);
  expect((await at.add(form.id)).refusal).toMatchObject(full);
  const other = await at.made({ name: 'Other form', needs_review: false, expires: false });
  expect((await at.send(other.id)).status).toBe(200);
  const remove = {
    params: { id: at.here, employee_id: at.ines.id, document_id: first.id },
    body: { reason: 'Old', version: first.version },
  };
  expect((await server.call(contract.removeDocument, remove, at.manager.token)).status).toBe(200);
  expect((await at.send(form.id)).status).toBe(200);
});

test('managers add what can be had where the person works, of the classes that they see', async () => {
  const at = await openArchive(server);
  await at.made({ name: 'Group' });
  await at.made({ name: 'Health', restricted_class: 'MEDICAL' });
  await at.create({ name: 'House', employee_sends: false }, at.here);
  await at.create({ name: 'Terrace' }, at.there);
  const names = async (token: string, place: string) =>
    (await at.person(at.ines.id, token, place)).data.choices.map(({ name }) => name);
  expect(await names(at.manager.token, at.groupId)).toEqual(['Group', 'House']);
  expect(await names((await at.managerWith(FULL)).token, at.here)).toEqual(['Group', 'Health', 'House']);
  expect((await at.mine())[0]?.choices.map(({ name }) => name)).toEqual(['Group', 'Health']);
});

test('a file that is no picture or document is refused and nothing is kept', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  const refused = await at.send(passport.id, { file: Buffer.from('MZ not a document'), fileName: 'run.exe' });
  expect(refused.status).toBe(400);
  expect((await at.mine())[0]?.documents).toEqual([]);
});

test('the list shows first what needs something, page by page, with how many there are', async () => {
  const at = await openArchive(server);
  const passport = await at.made({ required: true });
  const ids = [];
  for (const firstName of ['Ana', 'Bea', 'Carla'])
    ids.push((await at.hireAt(at.here, { firstName, lastName: 'Alves', positionId: at.bar })).id);
  const [ana, bea, carla] = ids;
  await at.add(passport.id, { valid_until: '2026-11-20' }, ana);
  await at.add(passport.id, { valid_until: '2026-12-01' }, bea);
  await at.add(passport.id, {}, carla);
  await server.run(({ db }) =>
    db.query(`update documents.document set valid_until = '2026-11-15' where employee_id = $1`, [ana]),
  );
  await at.send(passport.id);
  const all = await at.list();
  expect(all.counts).toEqual({ MISSING: 0, EXPIRED: 1, WAITING: 1, EXPIRING: 1, VALID: 1 });
  expect(all.lines.map(({ employee_name: name, standing }) => `${name}: ${standing}`)).toEqual([
    'Ana Alves: EXPIRED',
    'Inês Quintela: WAITING',
    'Bea Alves: EXPIRING',
    'Carla Alves: VALID',
  ]);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await at.list({ limit: '2', ...(cursor === '' ? {} : { cursor }) } as object);
    seen.push(...page.lines.map((line) => line.employee_id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(all.lines.map((line) => line.employee_id));
  const { text } = await server.request(
    'POST',
    `/v1/brands/${at.groupId}/document_lines/export?format=csv&language=en&standing=EXPIRED`,
    { token: at.manager.token },
  );
  expect(text.split(/\r?\n/).slice(0, 2)).toEqual([
    '\uFEFFEmployee,Location,Position,Document,Status,Valid until,Required',
    'Ana Alves,Harbour House,Bartender,Passport,Expired,2026-11-15,Yes',
  ]);
  expect((await at.list({ standing: 'EXPIRING' })).lines).toMatchObject([{ employee_id: bea }]);
  expect((await at.list({ place_id: at.there })).lines).toEqual([]);
  const kitchen = await at.managerWith(['VIEW_TEAM'], ['KITCHEN']);
  expect((await at.list({}, kitchen.token)).lines).toEqual([]);
});

test('managers neither add nor review their own as long as somebody else can', async () => {
  const at = await openArchive(server);
  const passport = await at.made();
  const { id } = await at.hireAt(at.here, { userId: at.manager.userId });
  // Nobody else is there yet.
  expect((await at.add(passport.id, {}, id)).data).toMatchObject({ state: 'ACCEPTED' });
  const other = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  const { data: sent } = await at.send(passport.id, {}, at.manager.token, id);
  expect((await at.decide(sent, 'ACCEPTED', { employeeId: id })).refusal).toMatchObject({ code: 'DOCUMENT_OWN' });
  expect((await at.add(passport.id, {}, id)).refusal).toMatchObject({ code: 'DOCUMENT_OWN' });
  expect((await at.decide(sent, 'ACCEPTED', { employeeId: id, token: other.token })).status).toBe(200);
});

test('whoever sees a class without managing the team could not review it in somebody’s place', async () => {
  const at = await openArchive(server);
  // The chief who made the type could.
  const medical = await at.made({ name: 'Health', restricted_class: 'MEDICAL' });
  const [full, viewer] = [await at.managerWith(FULL), await at.managerWith(['VIEW_TEAM', 'VIEW_MEDICAL'])];
  const { id } = await at.hireAt(at.here, { userId: full.userId });
  expect((await at.add(medical.id, {}, id, full.token)).refusal).toMatchObject({ code: 'DOCUMENT_OWN' });
  await server.run(({ db }) =>
    db.query('delete from access.grant where group_id = $1 and user_id not in ($2, $3, $4)', [
      at.groupId,
      full.userId,
      at.manager.userId,
      viewer.userId,
    ]),
  );
  expect((await at.add(medical.id, {}, id, full.token)).status).toBe(200);
});

test('a document that begins later doesn’t count before its first day', async () => {
  const at = await openArchive(server);
  const made = await at.made({ required: true });
  await at.add(made.id, { valid_from: '2026-12-01', valid_until: '2028-01-01' });
  expect((await at.person()).data.lines).toMatchObject([{ standing: 'MISSING' }]);
});
