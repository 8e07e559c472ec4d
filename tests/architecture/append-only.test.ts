import { openTestDatabase } from '@hearth/testing/test-database';
import { afterAll, expect, test } from 'vitest';

const database = await openTestDatabase();
afterAll(() => database.close());

const names = async (sql: string): Promise<string[]> =>
  (await database.asOwner((query) => query(sql))).map((row) => String(row['name']));

/** Tables whose names sound like records of who did what, and that rows are changed or deleted in. Each with the reason. */
const NO_RECORDS: Readonly<Record<string, string>> = {
  'sourcing.spending':
    'what boards tell of a month is told anew until it is over; what was typed is marked when it is taken away',
};

/** Records that are added to and nothing else, and that the ledger leaves out. Each with the reason. */
const NOT_IN_LEDGER: Readonly<Record<string, string>> = {
  'applications.stage_event': 'many a day; moves of candidates, which the figures are counted from',
  'candidates.pair_event': 'notes on merged records of candidates, forgotten with them',
  'interviews.card_event': 'many a day; when cards were read and written',
  'messaging.conversation_event': 'many a day; who took up a conversation',
  'scheduling.shift_change': 'thousands with each import of shifts',
  'sourcing.spending': 'no record of a deed: what boards tell is written anew each day',
  'talent_pool.event': 'notes on people in the pool, forgotten with them',
};

/** By their names, and by what a record of what people do takes by default: who acted for them. */
const RECORDS = `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss', 'public')
    and (c.relname ~ '(^|_)(change|event|deed|signature|erasure|audit_entry|publication|impersonation(_call)?)$'
      or exists (select from pg_attrdef d where d.adrelid = c.oid and pg_get_expr(d.adbin, d.adrelid) ~ 'current_impersonator_id'))`;

test('records of who did what are added, and nothing else, by whoever serves a request', async () => {
  const open = await names(`select * from (${RECORDS}) record (name) where exists (
    select from unnest(array['hearth_tenant', 'hearth_self', 'hearth_public', 'hearth_survey']) role
    where has_table_privilege(role, record.name, 'update') or has_table_privilege(role, record.name, 'delete') or has_table_privilege(role, record.name, 'truncate')) order by 1`);
  expect(open, 'Revoke update and delete in a migration.').toEqual(Object.keys(NO_RECORDS).toSorted());
});

test('records of who did what stand in the ledger, or it is said here why not', async () => {
  const outside =
    await names(`select * from (${RECORDS}) record (name) where record.name <> 'platform.audit_entry' and not exists (
    select from pg_trigger t where t.tgrelid = record.name::regclass and t.tgfoid = 'platform.note_audit'::regproc) order by 1`);
  expect(outside, 'Call platform.audited_table in a migration.').toEqual(Object.keys(NOT_IN_LEDGER).toSorted());
});
