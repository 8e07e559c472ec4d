import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { remind } from '../jobs/remind.ts';
import { aField, aPdf, openSigningHouse } from './signatures.fixture.ts';

const server = await startTestServer({ at: '2026-11-30T09:00:00Z' });
const free = () => server.application.runner.free(new AbortController().signal);

test('an agreement has versions, and what was published stays as it was', async () => {
  const at = await openSigningHouse(server);
  const first = await at.published();
  const draft = (await at.startDraft(first)).data;
  expect((await at.startDraft(first)).data.editions.filter(({ state }) => state === 'DRAFT')).toHaveLength(1);
  const put = await at.put(draft, { text: 'Be early.', title: 'Rules' });
  expect((await at.put(draft, { text: 'Lost' })).refusal).toMatchObject({ code: 'AGREEMENT_STALE' });
  const second = (await at.publish(put.data)).data;
  expect(second.editions.map(({ number, state, text }) => [number, state, text])).toEqual([
    [2, 'CURRENT', 'Be early.'],
    [1, 'FORMER', 'Be on time.'],
  ]);
  expect(second.editions[0]?.sha256).not.toBe(second.editions[1]?.sha256);
  expect((await at.publish(put.data)).refusal).toMatchObject({ code: 'AGREEMENT_STALE' });
});

test('sent twice under one key, an agreement is created once', async () => {
  const at = await openSigningHouse(server);
  const key = newId();
  const both = await Promise.all([0, 1].map(() => at.create({}, at.groupId, at.manager.token, key)));
  expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
});

test('an agreement without a document, or with fields that make no sense, isn’t published', async () => {
  const at = await openSigningHouse(server);
  const empty = (await at.create({ source: 'PDF', text: '' })).data;
  expect((await at.publish(empty)).refusal).toMatchObject({ code: 'AGREEMENT_EMPTY' });
  expect((await at.put(empty, { fields: [aField({ x: 9000 })] })).refusal).toMatchObject({
    code: 'AGREEMENT_FIELDS_WRONG',
    fields: [{ field: 'fields.0.width' }],
  });
  expect((await at.create({ signers: ['MANAGER'] })).refusal).toMatchObject({ fields: [{ field: 'signers' }] });
  const text = (await at.create({ fields: [] })).data;
  expect((await at.put(text, { text: 'Short.', fields: [aField({ page: 2 })] })).refusal).toMatchObject({
    fields: [{ field: 'fields.0.page' }],
  });
  expect((await at.send(empty)).refusal).toMatchObject({ code: 'AGREEMENT_NOT_PUBLISHED' });
});

test('hostile PDFs are refused with a sentence that names the file, and the draft keeps what it had', async () => {
  const at = await openSigningHouse(server);
  const created = (await at.create({ source: 'PDF', text: '' })).data;
  const good = (await at.upload(created, await aPdf(1))).data as typeof created;
  const scripted = await PDFDocument.create();
  scripted.addPage();
  scripted.catalog.set(
    PDFName.of('OpenAction'),
    scripted.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }),
  );
  const long = await aPdf(400);
  for (const [bytes, code] of [
    [Buffer.from('MZ not a document'), 'PDF_NOT_A_PDF'],
    [Buffer.from('%PDF-1.7\nnothing'), 'PDF_DAMAGED'],
    [(await aPdf(2)).subarray(0, 400), 'PDF_DAMAGED'],
    [long, 'PDF_TOO_MANY_PAGES'],
    [Buffer.from(await scripted.save()), 'PDF_ACTIVE_CONTENT'],
  ] as const)
    expect((await at.upload(good, bytes)).refusal).toMatchObject({ code, fields: [{ field: 'file' }] });
  const { data } = await server.call(
    contract.getAgreement,
    { params: { id: at.groupId, agreement_id: good.id } },
    at.manager.token,
  );
  expect(data.editions[0]?.sha256).toBe(good.editions[0]?.sha256);
});

test('sent to all, everybody who lacks the version is asked once', async () => {
  const at = await openSigningHouse(server);
  const emails = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const email = `${newId()}@example.com`;
      await at.hireAt(index % 2 === 0 ? at.here : at.there, {
        email,
        positionId: index % 3 === 0 ? at.bar : at.kitchen,
      });
      return email;
    }),
  );
  const agreement = await at.published();
  await at.send(agreement);
  // Two managers at once, one of them twice.
  const key = newId();
  const sent = await Promise.all([
    at.send(agreement, null, { at: at.groupId, key }),
    at.send(agreement, null, { at: at.groupId, key }),
    at.send(agreement, null, { at: at.here }),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  await server.settle();
  const rows = await server.run(({ db }) =>
    db.execute<{ n: number; people: number }>(sql`
      select count(*)::int as n, count(distinct employee_id)::int as people from signatures.request where agreement_id = ${agreement.id}`),
  );
  expect(rows).toEqual([{ n: 14, people: 14 }]);
  expect(await Promise.all(emails.map(at.mailsTo))).toEqual(emails.map(() => 1));
  const list = (state?: 'MISSING' | 'WAITING') =>
    server.call(
      contract.listAgreementPeople,
      {
        params: { id: at.here, agreement_id: agreement.id },
        query: { limit: '3', ...(state === undefined ? {} : { state }) },
      },
      at.manager.token,
    );
  const page = (await list('WAITING')).data;
  expect(page.people).toHaveLength(3);
  const next = await server.call(
    contract.listAgreementPeople,
    { params: { id: at.here, agreement_id: agreement.id }, query: { limit: '100', cursor: page.next_cursor ?? '' } },
    at.manager.token,
  );
  expect(next.data.people.length + 3).toBe(8);
  expect((await list('MISSING')).data.people).toEqual([]);
  const { data } = await server.call(contract.listAgreements, { params: { id: at.here } }, at.manager.token);
  expect(data.agreements[0]).toMatchObject({ signed: 0, waiting: 8, missing: 0, is_own: false });
  const exported = async (query: string, token = at.manager.token) => {
    const path = `/v1/brands/${at.groupId}/agreement_people/export?agreement_id=${agreement.id}&format=csv&language=en`;
    return server.request('POST', `${path}${query}`, { token });
  };
  const all = (await exported('')).text.trim().split('\n');
  expect(all).toHaveLength(15);
  expect(all[1]?.split(',')[3]).toBe('Pending');
  expect((await exported('&state=SIGNED')).text.trim().split('\n')).toHaveLength(1);
  const other = await openSigningHouse(server);
  expect((await exported('', other.manager.token)).status).toBe(404);
  const onRecord = await server.run(({ db }) =>
    db.query(
      "select row_count as rows from exports.export_event where group_id = $1 and list = 'agreements' order by row_count desc",
      [at.groupId],
    ),
  );
  expect(onRecord.map(({ rows }) => rows)).toEqual([14, 0]);
});

test('only a department, a position or a location is asked by who manages no more', async () => {
  const at = await openSigningHouse(server);
  await at.hireAt(at.here, { positionId: at.kitchen, email: `${newId()}@example.com` });
  await at.hireAt(at.there, { positionId: at.bar, email: `${newId()}@example.com` });
  const agreement = await at.published();
  const barOnly = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM'], ['BAR']);
  expect((await at.send(agreement, null, { token: barOnly.token })).data).toEqual({ asked: 2 });
  await server.settle();
  const people = await server.run(({ db }) =>
    db.execute<{ position_name: string; location_id: string }>(sql`
      select e.position_name, e.location_id from signatures.request r join team.employee_view e on e.id = r.employee_id
      where r.agreement_id = ${agreement.id}`),
  );
  expect(people).toHaveLength(2);
  expect(people.every((one) => one.position_name === 'Bartender' && one.location_id === at.here)).toBe(true);
});

test('who lets it lie is reminded after three days, and a request ends after its last day', async () => {
  const at = await openSigningHouse(server);
  const agreement = await at.published({ expires_days: 5 });
  await at.send(agreement, at.rui.id);
  await at.send(agreement);
  const counts: number[] = [];
  for (const moment of [
    '2026-12-02T09:00:00Z',
    '2026-12-03T05:00:00Z',
    '2026-12-03T10:00:00Z',
    '2026-12-05T22:00:00Z',
  ]) {
    server.clock.set(moment);
    await Promise.all([remind.run({}, free()), remind.run({}, free())]);
    await server.settle();
    counts.push(await at.mailsTo(at.rui.email));
  }
  expect(counts).toEqual([1, 1, 2, 2]);
  const titlesOf = async (userId: string) =>
    (
      await server.run(({ db }) =>
        db.query("select title from notices.notice where user_id = $1 and kind like 'signatures.%' order by at, id", [
          userId,
        ]),
      )
    ).map(({ title }) => title);
  expect(await titlesOf(at.ines.user.userId)).toContain('Reminder: House rules needs your signature');
  server.clock.set('2026-12-06T09:00:00Z');
  await Promise.all([remind.run({}, free()), remind.run({}, free())]);
  const states = await server.run(({ db }) =>
    db.execute(sql`select state from signatures.request where agreement_id = ${agreement.id}`),
  );
  expect(states).toEqual([{ state: 'EXPIRED' }, { state: 'EXPIRED' }]);
  const ended = (await titlesOf(at.manager.userId)).filter((title) => String(title).includes('Inês'));
  expect(ended).toEqual(['Inês Quintela: the deadline to sign House rules has passed']);
  server.clock.set('2026-11-30T09:00:00Z');
});

test('agreements are written by who manages the brand, and read below it', async () => {
  const at = await openSigningHouse(server);
  const viewer = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  expect((await at.create({}, at.groupId, viewer.token)).status).toBe(403);
  const draft = (await at.create()).data;
  const listed = await server.call(contract.listAgreements, { params: { id: at.here } }, viewer.token);
  expect(listed.data.agreements).toEqual([]);
  const other = await openSigningHouse(server);
  const params = { id: other.groupId, agreement_id: draft.id };
  expect((await server.call(contract.getAgreement, { params }, other.manager.token)).status).toBe(404);
  expect((await other.put(draft, {}, other.manager.token, other.groupId)).status).toBe(404);
  const file = `/v1/brands/${at.here}/agreements/${draft.id}/editions/${at.draftOf(draft).id}/file`;
  expect((await server.request('GET', file, { token: viewer.token })).status).toBe(404);
});
