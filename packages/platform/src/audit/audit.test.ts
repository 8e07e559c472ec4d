import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { anchorAudit, chainAudit, newestAnchor } from './anchor.ts';
import { verifyAudit } from './verify.ts';

const server = await startTestServer();
const free = () => server.application.runner.free(new AbortController().signal);
const chain = () => chainAudit.run({}, free());
const verify = () => verifyAudit(free());
const whats = async () => [...new Set((await verify()).map(({ what }) => what))].toSorted();
/** Statements behind the application's back: as the owner, with every trigger off. */
const tamper = (statement: string): Promise<void> =>
  server.database.asOwner(async (_query, script) => {
    await script(`set session_replication_role = replica; ${statement}; reset session_replication_role`);
  });
const group = newId();
const brand = newId();
const note = (action = 'GRANTED'): Promise<string> =>
  server.run(async ({ db }) => {
    const id = newId();
    await db.execute(sql`
      insert into access.change (id, group_id, at, brand_id, action, detail)
      values (${id}, ${group}, now(), ${brand}, ${action}, '{"role":"SCHEDULER"}')`);
    return id;
  });

beforeEach(async () => {
  await tamper(`delete from access.change; delete from platform.audit_entry; delete from platform.audit_head`);
});

test('what was written is in the ledger with its transaction, and fits before and after it was chained', async () => {
  await Promise.all([note(), note(), note()]);
  await server.run(({ db }) => db.execute(sql`select 1`));
  await expect(
    server.run(async ({ db }) => {
      await db.execute(
        sql`insert into access.change (id, group_id, at, brand_id, action, detail) values (${newId()}, ${group}, now(), ${brand}, 'GRANTED', '{}')`,
      );
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await verify()).toEqual([]);
  await Promise.all([chain(), chain()]);
  await note();
  await chain();
  expect(await verify()).toEqual([]);
  const rows = await server.run(({ db }) =>
    db.execute<{ number: number; content: boolean }>(
      sql`select number, content_hash is not null as content from platform.audit_entry order by number`,
    ),
  );
  expect(rows).toEqual([1, 2, 3, 4].map((number) => ({ number, content: true })));
});

describe('a verifier finds', () => {
  const where = (id: string) => `where id = '${id}'`;
  test.each<[string, string, (id: string) => string]>([
    ['a changed row', 'ROW_CHANGED', (id) => `update access.change set action = 'REVOKED' ${where(id)}`],
    ['a removed row', 'ROW_MISSING', (id) => `delete from access.change ${where(id)}`],
    [
      'a row that was slipped in',
      'ROW_SLIPPED_IN',
      () =>
        `insert into access.change (id, group_id, at, brand_id, action, detail) values (gen_random_uuid(), '${group}', now(), '${brand}', 'GRANTED', '{}')`,
    ],
    [
      'a row that was changed together with its entry',
      'ENTRY_CHANGED',
      (id) => `update access.change set action = 'REVOKED' ${where(id)};
        update platform.audit_entry e set content_hash = sha256(convert_to(e.salt || jsonb_strip_nulls(to_jsonb(t))::text, 'UTF8'))
        from access.change t where t.id = '${id}' and e.row_key = '${id}'`,
    ],
    [
      'a row that was removed together with its entry',
      'ENTRY_MISSING',
      (id) => `delete from access.change ${where(id)}; delete from platform.audit_entry where row_key = '${id}'`,
    ],
    [
      'entries that changed places',
      'ENTRY_CHANGED',
      () => `update platform.audit_entry set number = -number; update platform.audit_entry set number = 4 + number`,
    ],
    ['an end that was cut off', 'ENTRY_MISSING', () => `delete from platform.audit_entry where number = 3`],
  ])('%s', async (_name, what, statement) => {
    await note();
    const id = await note();
    await note();
    await chain();
    expect(await verify()).toEqual([]);
    await tamper(statement(id));
    expect(await whats()).toContain(what);
  });

  test('a chain that was written anew as a whole, by what was kept outside the database', async () => {
    await note();
    const id = await note();
    await anchorAudit.run({}, free());
    expect(await newestAnchor(server.application.tools.files)).toBe('2026-11-16');
    await note();
    await chain();
    expect(await verify()).toEqual([]);
    await tamper(`delete from access.change where id = '${id}'; delete from platform.audit_entry where row_key = '${id}';
      update platform.audit_entry set number = null, hash = null; delete from platform.audit_head`);
    await chain();
    expect(await whats()).toEqual(['ANCHOR_BROKEN']);
  });

  test('an anchor that somebody else wrote', async () => {
    server.clock.advance(24 * 3_600_000);
    await note();
    await anchorAudit.run({}, free());
    const { files } = server.application.tools;
    const day = (await newestAnchor(files)) ?? '';
    await files.put(
      `audit/${day}.json`,
      Buffer.from(`{"day":"${day}","previous":null,"heads":[]}\nforged\n`),
      'application/json',
    );
    expect(await whats()).toContain('ANCHOR_BROKEN');
    await files.put('audit/end.txt', Buffer.from(''), 'text/plain');
  });

  test('a table whose rows are noted no more', async () => {
    await note();
    await server.database.asOwner((_query, script) => script('alter table access.change disable trigger audit'));
    expect(await verify()).toEqual([{ what: 'TRIGGER_MISSING', where: 'access.change' }]);
    await server.database.asOwner((_query, script) => script('alter table access.change enable trigger audit'));
  });
});

test('what has to be forgotten can be: the deletion is on record, and no hash says what was there', async () => {
  const id = await note();
  await chain();
  await server.database.asOwner((_query, script) => script(`delete from access.change where id = '${id}'`));
  await chain();
  expect(await verify()).toEqual([]);
  const rows = await server.run(({ db }) =>
    db.execute(sql`select deed, salt from platform.audit_entry where row_key = ${id} order by id`),
  );
  expect(rows).toEqual([
    { deed: 'INSERT', salt: null },
    { deed: 'DELETE', salt: null },
  ]);
});

test('nobody in the application changes or removes what is in the ledger', async () => {
  await note();
  await chain();
  for (const statement of [
    'delete from platform.audit_entry',
    `update platform.audit_entry set deed = 'DELETE'`,
    `update platform.audit_entry set hash = '\\x00'`,
    'update platform.audit_entry set number = number + 1',
    `update platform.audit_entry set salt = 'another'`,
    'delete from platform.audit_head',
  ])
    await expect(server.run(({ db }) => db.script(statement))).rejects.toThrow(/permission denied|not changed/);
});
