import { makeEmployer } from '@hearth/domains/access/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { openTraining, PDF } from './qualifications.fixture.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });

test('what somebody sends waits for a manager, who is told, and counts once it is confirmed', async () => {
  const at = await openTraining(server);
  const food = await at.made({ needs_file: true, months_valid: 24 });
  await at.demand(food.id);
  expect((await at.send(food.id, { issued_on: '2026-11-01' })).refusal).toMatchObject({
    code: 'RECORD_INCOMPLETE',
    fields: [{ field: 'file', rule: 'required' }],
  });
  const { data: sent } = await at.send(food.id, { issued_on: '2026-11-01', file: PDF });
  expect(sent).toMatchObject({ state: 'PENDING', expires_on: '2028-11-01', file: { name: 'certificate.pdf' } });
  expect((await at.person()).data.lines).toMatchObject([{ standing: 'WAITING', is_waiting: true }]);
  expect(await at.told(at.manager.token)).toMatchObject([
    { kind: 'qualifications.waiting', title: 'Qualification to review: Food hygiene', read: false },
  ]);

  const content = { level: 1, number: 'A 17', issuer: '', issued_on: '2026-11-02', expires_on: '2027-11-02', note: '' };
  const { data: confirmed } = await at.decide(sent, 'CONFIRMED', { content });
  expect(confirmed).toMatchObject({ state: 'CONFIRMED', number: 'A 17', expires_on: '2027-11-02' });
  expect((await at.decide(sent, 'CONFIRMED')).refusal).toMatchObject({ code: 'RECORD_CHANGED' });
  expect(await at.mine()).toMatchObject([
    {
      lines: [{ standing: 'VALID', expires_on: '2027-11-02' }],
      records: [{ state: 'CONFIRMED' }],
      choices: [{ id: food.id }],
    },
  ]);
  expect(await at.told(at.ines.user.token)).toMatchObject([
    { kind: 'qualifications.decided', title: 'Food hygiene was confirmed', link: '/my/qualifications' },
  ]);
  expect(await at.told(at.manager.token)).toMatchObject([{ read: true }]);
});

test('a refusal needs a reason, which the person reads, and its file is deleted', async () => {
  const at = await openTraining(server);
  const food = await at.made();
  const { data: sent } = await at.send(food.id, { file: PDF });
  const file = { params: { record_id: sent.id } };
  expect((await server.call(contract.openMyQualificationFile, file, at.ines.user.token)).status).toBe(200);
  expect((await at.decide(sent, 'REFUSED')).refusal).toMatchObject({ code: 'REASON_MISSING' });
  const { data: refused } = await at.decide(sent, 'REFUSED', { reason: 'The date can’t be read.' });
  expect(refused).toMatchObject({ state: 'REFUSED', file: null, reason: 'The date can’t be read.' });
  expect((await server.call(contract.openMyQualificationFile, file, at.ines.user.token)).status).toBe(404);
  expect((await at.told(at.ines.user.token))[0]?.text).toContain('The date can’t be read.');
});

test('one that is sent twice at once is kept once, and managers hear of it once', async () => {
  const at = await openTraining(server);
  const food = await at.made();
  const key = newId();
  const both = await Promise.all([1, 2].map(() => at.send(food.id, { key, file: PDF })));
  expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
  expect((await at.mine())[0]?.records).toHaveLength(1);
  expect(await at.told(at.manager.token)).toHaveLength(1);
});

test('two managers who decide at once: one does, the other is told so', async () => {
  const at = await openTraining(server);
  const food = await at.made();
  const { data: sent } = await at.send(food.id);
  const both = await Promise.all([
    at.decide(sent, 'CONFIRMED'),
    at.decide(sent, 'REFUSED', { reason: 'Not this one.' }),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('what was sent can be withdrawn until it is decided', async () => {
  const at = await openTraining(server);
  const food = await at.made();
  const { data: sent } = await at.send(food.id, { file: PDF });
  const withdraw = () =>
    server.call(
      contract.withdrawMyQualification,
      { params: { record_id: sent.id }, body: { version: sent.version } },
      at.ines.user.token,
    );
  expect((await withdraw()).data).toMatchObject({ state: 'REMOVED', file: null });
  expect((await withdraw()).refusal).toMatchObject({ code: 'RECORD_CHANGED' });
  expect(await at.told(at.manager.token)).toMatchObject([{ read: true }]);
});

test('a manager records, corrects and removes, and what was before stays on record', async () => {
  const at = await openTraining(server);
  const food = await at.made();
  const { data: made } = await at.record(food.id, { expires_on: '2027-01-01', file: PDF });
  expect(made).toMatchObject({ state: 'CONFIRMED' });
  const of = { id: at.here, employee_id: at.ines.id, record_id: made.id };
  const content = { level: 1, number: '', issuer: '', issued_on: null, expires_on: '2027-02-01', note: '' };
  const change = (version: number) =>
    server.call(contract.changeRecord, { params: of, body: { ...content, version } }, at.manager.token);
  const { data: changed } = await change(made.version);
  expect(changed.expires_on).toBe('2027-02-01');
  expect((await change(made.version)).refusal).toMatchObject({ code: 'RECORD_CHANGED' });
  const remove = (reason: string) =>
    server.call(contract.removeRecord, { params: of, body: { reason, version: changed.version } }, at.manager.token);
  expect((await remove('')).refusal).toMatchObject({ code: 'REASON_MISSING' });
  expect((await remove('Entered for the wrong person.')).data).toMatchObject({ state: 'REMOVED', file: null });
  expect((await at.person()).data.lines).toEqual([]);
  const actions = await server.run(({ db }) =>
    db.query(`select action from qualifications.change where employee_id = $1`, [at.ines.id]),
  );
  expect(new Set(actions.map(({ action }) => action))).toEqual(new Set(['RECORDED', 'CHANGED', 'REMOVED']));
});

test('people of other places, groups and departments are out of reach', async () => {
  const at = await openTraining(server);
  const food = await at.made();
  const { data: sent } = await at.send(food.id, { file: PDF });
  const elsewhere = await server.run((work) =>
    makeEmployer(work, { brandId: at.there, as: ['VIEW_TEAM', 'MANAGE_TEAM'] }),
  );
  const kitchen = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM'], ['KITCHEN']);
  const viewer = await at.managerWith(['VIEW_TEAM']);
  const other = await openTraining(server);
  const file = { params: { id: at.there, employee_id: at.ines.id, record_id: sent.id } };
  expect((await at.person(at.ines.id, elsewhere.token, at.there)).status).toBe(404);
  expect((await server.call(contract.openRecordFile, file, elsewhere.token)).status).toBe(404);
  expect((await at.person(at.ines.id, kitchen.token)).status).toBe(404);
  expect((await at.person(at.ines.id, other.manager.token)).status).toBe(404);
  expect((await at.decide(sent, 'CONFIRMED', { token: kitchen.token })).status).toBe(404);
  expect((await at.decide(sent, 'CONFIRMED', { token: viewer.token })).status).toBe(403);
  expect((await at.send(food.id, {}, other.ines.user.token)).status).toBe(404);
  expect((await other.send(food.id)).status).toBe(404);
  const theirs = { params: { record_id: sent.id } };
  expect((await server.call(contract.openMyQualificationFile, theirs, other.ines.user.token)).status).toBe(404);
  // A qualification of another location is not one of hers.
  const there = (await at.create({ name: 'Of the terrace' }, at.there)).data;
  expect((await at.send(there.id)).status).toBe(404);
});

test('a file that is no picture or document is refused and nothing is kept', async () => {
  const at = await openTraining(server);
  const food = await at.made();
  const refused = await at.send(food.id, { file: Buffer.from('MZ not a document'), fileName: 'run.exe' });
  expect(refused.status).toBe(400);
  expect((await at.mine())[0]?.records).toEqual([]);
});

test('the list shows first what needs something, page by page, with how many there are', async () => {
  const at = await openTraining(server);
  const food = await at.made();
  const wine = await at.made({ kind: 'SKILL', name: 'Wine service', level_names: ['Basic', 'Expert'] });
  await at.demand(food.id, { at: at.groupId });
  const ids = [];
  for (const firstName of ['Ana', 'Bea', 'Carla'])
    ids.push((await at.hireAt(at.here, { firstName, lastName: 'Alves', positionId: at.bar })).id);
  const [ana, bea, carla] = ids;
  await at.record(food.id, { expires_on: '2026-11-15' }, ana);
  await at.record(food.id, { expires_on: '2026-12-01' }, bea);
  await at.record(food.id, {}, carla);
  await at.record(wine.id, { level: 2 }, carla);
  await at.send(food.id);
  const all = await at.list();
  expect(all.counts).toEqual({ MISSING: 0, EXPIRED: 1, WAITING: 1, EXPIRING: 1, VALID: 2 });
  expect(all.lines.map(({ employee_name: name, standing }) => `${name}: ${standing}`)).toEqual([
    'Ana Alves: EXPIRED',
    'Inês Quintela: WAITING',
    'Bea Alves: EXPIRING',
    'Carla Alves: VALID',
    'Carla Alves: VALID',
  ]);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await at.list({ limit: '2', ...(cursor === '' ? {} : { cursor }) } as object);
    seen.push(...page.lines.map((line) => `${line.employee_id} ${line.qualification_id}`));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(all.lines.map((line) => `${line.employee_id} ${line.qualification_id}`));
  const { text } = await server.request(
    'POST',
    `/v1/brands/${at.groupId}/qualification_standings/export?format=csv&language=en&standing=EXPIRED`,
    { token: at.manager.token },
  );
  expect(text.split(/\r?\n/).slice(0, 2)).toEqual([
    '\uFEFFEmployee,Location,Position,Qualification,Level,Status,Valid until,Required',
    'Ana Alves,Harbour House,Bartender,Food hygiene,,Expired,2026-11-15,Yes',
  ]);
  expect((await at.list({ standing: 'EXPIRING' })).lines).toMatchObject([{ employee_id: bea }]);
  expect((await at.list({ qualification_id: wine.id })).lines).toMatchObject([
    { level_name: 'Expert', demanded: null },
  ]);
  expect((await at.list({ place_id: at.there })).lines).toEqual([]);
  const kitchen = await at.managerWith(['VIEW_TEAM'], ['KITCHEN']);
  expect((await at.list({}, kitchen.token)).lines).toEqual([]);
});

test('only so many of one person wait at a time, however many are sent at once', async () => {
  const at = await openTraining(server);
  const foods = [];
  for (const n of [1, 2, 3, 4, 5, 6, 7]) foods.push(await at.made({ name: `Food hygiene ${n}` }));
  const [food] = foods;
  const first = await Promise.all([1, 2, 3, 4].map(() => at.send(food?.id ?? '')));
  expect(first.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 409]);
  expect(first.find(({ status }) => status === 409)?.refusal).toMatchObject({ code: 'TOO_MANY_WAITING' });
  const more = await Promise.all(foods.slice(1).flatMap(({ id }) => [1, 2, 3].map(() => at.send(id))));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(17);
  // Room is made by a decision, and what a manager records does not wait.
  const { data: sent } = first.find(({ status }) => status === 200) ?? first[0] ?? { data: undefined };
  expect((await at.record(food?.id ?? '')).status).toBe(200);
  await at.decide({ id: sent?.id ?? '', version: sent?.version ?? 0 }, 'CONFIRMED');
  expect((await at.send(food?.id ?? '')).status).toBe(200);
});

test('of hundreds of records the newest are shown, and first of all those that count or wait', async () => {
  const at = await openTraining(server);
  const food = await at.made();
  const { data: old } = await at.record(food.id);
  await server.run(({ db }) =>
    db.query(
      `insert into qualifications.record (id, group_id, employee_id, qualification_id, state, level, number, issuer, note, sent_by,
        sent_at, decided_by, decided_at, reason, idempotency_key)
        select gen_random_uuid(), group_id, employee_id, qualification_id, 'REFUSED', 1, n::text, '', '', sent_by,
          sent_at + make_interval(mins => n), sent_by, sent_at + make_interval(mins => n), 'No', gen_random_uuid()
        from qualifications.record cross join generate_series(1, 205) as n where id = $1`,
      [old.id],
    ),
  );
  const records = (await at.mine())[0]?.records ?? [];
  expect(records).toHaveLength(200);
  expect(records[0]?.number).toBe('205');
  expect(records.at(-1)?.id).toBe(old.id);
});

test('managers neither record nor confirm their own as long as somebody else can', async () => {
  const at = await openTraining(server);
  const food = await at.made();
  const { token } = at.manager;
  const { id } = await at.hireAt(at.here, { userId: at.manager.userId });
  // Nobody else is there yet.
  const { data: made } = await at.record(food.id, { expires_on: '2027-01-01' }, id);
  expect(made).toMatchObject({ state: 'CONFIRMED' });
  const other = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  const { data: sent } = await at.send(food.id, {}, token, id);
  expect((await at.decide(sent, 'CONFIRMED', { employeeId: id })).refusal).toMatchObject({ code: 'RECORD_OWN' });
  expect((await at.record(food.id, {}, id)).refusal).toMatchObject({ code: 'RECORD_OWN' });
  const content = { level: 1, number: '', issuer: '', issued_on: null, expires_on: '2037-01-01', note: '' };
  const params = { id: at.here, employee_id: id, record_id: made.id };
  const change = { params, body: { ...content, version: made.version } };
  expect((await server.call(contract.changeRecord, change, token)).refusal).toMatchObject({ code: 'RECORD_OWN' });
  expect((await at.decide(sent, 'CONFIRMED', { employeeId: id, token: other.token })).status).toBe(200);
});
