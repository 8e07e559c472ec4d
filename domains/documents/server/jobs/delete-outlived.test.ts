import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { openArchive, PDF } from '../handlers/documents.fixture.ts';
import { deleteOutlived } from './delete-outlived.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
type Archive = Awaited<ReturnType<typeof openArchive>>;
const night = async () => {
  await deleteOutlived.run({}, server.application.runner.free(new AbortController().signal));
  await server.settle();
};
/** As if the employment had ended on a day, and the types had been there long before. */
const leave = (at: Archive, day: string, id = at.ines.id) =>
  server.run(async ({ db }) => {
    await db.query(`update team.employee set status = 'ENDED', end_date = $2 where id = $1`, [id, day]);
    await db.query(`update documents.type set keep_set_at = '2026-01-01' where group_id = $1`, [at.groupId]);
  });
const left = async (at: Archive) =>
  (
    await server.run(({ db }) =>
      db.query(
        `select t.name from documents.document d join documents.type t on t.id = d.type_id where d.group_id = $1 order by t.name`,
        [at.groupId],
      ),
    )
  ).map(({ name }) => name);

test('documents of a type end so many months after the employment, with their files, on record', async () => {
  const at = await openArchive(server);
  const kept = { expires: false, keep_months: 6 };
  const [short, long, always] = [
    await at.made({ ...kept, name: 'Short' }),
    await at.made({ ...kept, name: 'Long', keep_months: 7 }),
    await at.made({ ...kept, name: 'Always', keep_months: null }),
  ];
  for (const { id } of [short, long, always]) await at.add(id);
  const { data: gone } = await at.add(short.id);
  const said = async () =>
    (
      await server.run(({ db }) =>
        db.query(
          `select action, actor_id, detail from documents.change where employee_id = $1 and about = 'DOCUMENT' and about_id = $2 order by at, id`,
          [at.ines.id, gone.id],
        ),
      )
    ).map(({ action, actor_id: by, detail }) => ({ action, by, isEmpty: Object.keys(detail as object).length === 0 }));
  const added = { action: 'ADDED', by: at.manager.userId };
  expect(await said()).toEqual([{ ...added, isEmpty: false }]);
  await night();
  expect(await left(at)).toHaveLength(4);
  // Six months are over on 16 November, at the location.
  await leave(at, '2026-05-16');
  await night();
  expect(await left(at)).toHaveLength(4);
  await leave(at, '2026-05-15');
  await night();
  expect(await left(at)).toEqual(['Always', 'Long']);
  const size = await server.run(({ db }) =>
    db.query('select count(*)::int as n from media.attachment where group_id = $1 and size = $2', [
      at.groupId,
      PDF.length,
    ]),
  );
  expect(size).toEqual([{ n: 2 }]);
  const deeds = await server.run(({ db }) =>
    db.query(`select actor_id, detail from documents.change where about_id = $1 and action = 'EXPIRED'`, [gone.id]),
  );
  expect(deeds).toEqual([{ actor_id: null, detail: { name: 'Short', keep_months: 6, ended_on: '2026-05-15' } }]);
  expect(await said()).toEqual([
    { ...added, isEmpty: true },
    { action: 'EXPIRED', by: null, isEmpty: false },
  ]);
  const write = server.run(({ db }) =>
    db.query(`update documents.change set detail = '{"note":"Other"}' where about_id = $1`, [gone.id]),
  );
  await expect(write).rejects.toThrow('never written again');
});

test('what was told of a document goes with it, and nothing else', async () => {
  const at = await openArchive(server);
  const [gone, kept] = [
    await at.made({ name: 'Gone', expires: false, keep_months: 1 }),
    await at.made({ name: 'Kept', expires: false, keep_months: null }),
  ];
  for (const { id } of [gone, kept]) {
    const { data } = await at.send(id);
    await at.decide(data, 'ACCEPTED');
  }
  await server.settle();
  const told = async () =>
    (
      await server.run(({ db }) =>
        db.query(`select title from notices.notice where user_id = $1 order by title`, [at.ines.user.userId]),
      )
    ).map(({ title }) => title);
  expect(await told()).toHaveLength(2);
  await leave(at, '2026-09-30');
  await night();
  expect(await told()).toEqual([expect.stringContaining('Kept')]);
});

test('a legal hold keeps everything, whoever would delete it, until it is lifted', async () => {
  const at = await openArchive(server);
  const paper = await at.made({ expires: false, keep_months: 1 });
  const { data: added } = await at.add(paper.id);
  const { data: sent } = await at.send(paper.id);
  const hold = (reason: string | null, token = at.manager.token) =>
    server.call(
      contract.setDocumentHold,
      { params: { id: at.groupId, employee_id: at.ines.id }, body: { reason } },
      token,
    );
  const other = await at.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  expect((await hold('Case 12', other.token)).status).toBe(403);
  expect((await hold('Case 12')).data.hold).toMatchObject({ reason: 'Case 12' });
  // The person is not told why.
  expect((await at.mine())[0]?.hold).toBeNull();
  const held = { code: 'DOCUMENTS_HELD' };
  const remove = {
    params: { id: at.here, employee_id: at.ines.id, document_id: added.id },
    body: { reason: 'No', version: added.version },
  };
  expect((await server.call(contract.removeDocument, remove, at.manager.token)).refusal).toMatchObject(held);
  expect((await at.decide(sent, 'REJECTED', { reason: 'No' })).refusal).toMatchObject(held);
  const withdraw = { params: { document_id: sent.id }, body: { version: sent.version } };
  expect((await server.call(contract.withdrawMyDocument, withdraw, at.ines.user.token)).refusal).toMatchObject(held);
  await leave(at, '2026-01-01');
  await night();
  expect(await left(at)).toHaveLength(2);
  expect((await hold(null)).data.hold).toBeNull();
  await night();
  expect(await left(at)).toEqual([]);
  const deeds = await server.run(({ db }) =>
    db.query(`select action, detail from documents.change where about = 'HOLD' and employee_id = $1 order by action`, [
      at.ines.id,
    ]),
  );
  expect(deeds).toEqual([
    { action: 'HELD', detail: { reason: 'Case 12' } },
    { action: 'RELEASED', detail: { reason: null } },
  ]);
});

test('a period that was just set deletes nothing for a week, and what another employment holds keeps its file', async () => {
  const at = await openArchive(server);
  const paper = await at.made({ expires: false, keep_months: null });
  const { data: added } = await at.add(paper.id);
  const bea = await at.hireAt(at.here, {});
  await server.run(({ db }) =>
    db.query(
      `insert into documents.document (id, group_id, employee_id, type_id, state, note, attachment_id, sent_at, decided_at, idempotency_key)
       select gen_random_uuid(), group_id, $2, type_id, state, note, attachment_id, sent_at, decided_at, gen_random_uuid()
       from documents.document where id = $1`,
      [added.id, bea.id],
    ),
  );
  await leave(at, '2026-01-01');
  const { id: _id, brand_id: _brand, brand_name: _name, archived_at: _at, is_own: _own, ...content } = paper;
  const change = { params: { id: at.groupId, type_id: paper.id }, body: { ...content, keep_months: 2 } };
  expect((await server.call(contract.updateDocumentType, change, at.manager.token)).data.keep_months).toBe(2);
  await night();
  expect(await left(at)).toHaveLength(2);
  server.clock.set('2026-11-23T09:00:01Z');
  await night();
  expect(await left(at)).toHaveLength(1);
  const files = await server.run(({ db }) =>
    db.query('select id from media.attachment where group_id = $1', [at.groupId]),
  );
  expect(files).toHaveLength(1);
});
