import { randomBytes } from 'node:crypto';
import { withKeys } from '@hearth/platform/database';
import { createLog } from '@hearth/platform/log';
import { Keyring, SealKeyMissing } from '@hearth/platform/sealing/keyring';
import { OWN_SEALED } from '@hearth/platform/sealing/own-columns';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { sealStored } from '@hearth/platform/sealing/seal-stored';
import { modules } from '@hearth/server/modules';
import { openTestDatabase } from '@hearth/testing/test-database';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';

const database = await openTestDatabase();
afterAll(() => database.close());

const SEALED = [...OWN_SEALED, ...modules.flatMap((module) => module.sealed ?? [])];

/** Columns whose names sound like secrets and that lie plain. Each with the reason. */
const PLAIN: Readonly<Record<string, string>> = {
  'core.brand_service.code': 'names a kind of service',
  'core.country.code': 'names a country',
  'core.currency.code': 'names a currency',
  'core.brand.country_code': 'names a country',
  'core.brand.region_code': 'names a region',
  'applications.application.referral_code': 'signed with a sealed key, and good for nothing but saying who referred',
  'federation.attempt.provider_code': 'names a provider',
  'federation.provider.code': 'names a provider',
  'federation.external_brand.external_code': 'names a brand elsewhere',
  'federation.attempt.verifier': 'good for minutes, together with a code that the provider gives to the browser once',
  'federation.attempt.nonce': 'good for minutes; compared and never shown as proof',
  'federation.mail_domain.token': 'to be published in the name system',
  'jobs.site_domain.token': 'to be published in the name system',
  'jobs.text_code.code': 'printed on posters',
  'sourcing.link.nonce': 'worth nothing without a signature by a sealed key',
  'identity.demo_account.password': 'shown on the login page of a trial',
  'identity.passkey.public_key': 'public by nature',
  'identity.signing_key.public_jwk': 'public by nature',
  'identity.session.rotation_key': 'foretells nothing without the token that is held now, of which only a hash is kept',
  'identity.attempt_window.key': 'a hash',
  'exports.prepared_file.file_key': 'where a file lies',
  'imports.import.file_key': 'where a file lies',
  'media.attachment.key': 'where a file lies',
  'media.held.key': 'where a file lies',
  'media.item.key': 'where a file lies',
  'media.upload.key': 'where a file lies',
  'platform.audit_entry.row_key': 'names a row',
  'platform.audit_entry.salt': 'keeps content from being guessed from its hash; it goes with the content',
  'compliance.finding.conflict_key': 'names a conflict',
  'scheduling.conflict_answer.conflict_key': 'names a conflict',
  'deals.deal.idempotency_key': 'named by the caller, and looked for among their own',
  'qualifications.qualification.idempotency_key': 'named by the caller, and looked for among their own',
  'qualifications.record.idempotency_key': 'named by the caller, and looked for among their own',
  'documents.bundle.file_key': 'where a file stands, which opens by signed addresses alone',
  'documents.type.idempotency_key': 'named by the caller, and looked for among their own',
  'documents.document.idempotency_key': 'named by the caller, and looked for among their own',
  'eligibility.evidence.idempotency_key': 'named by the caller, and looked for among their own',
  'auto_fill.run.idempotency_key': 'named by the caller, and looked for among their own',
  'auto_fill.run.accept_key': 'named by the caller, and compared with what they name again',
  'signatures.agreement.idempotency_key': 'named by the caller, and looked for among their own',
  'signatures.sending.idempotency_key': 'named by the caller, and looked for among their own',
  'signatures.edition.file_key': 'where a file lies',
  'signatures.request.sealed_key': 'where a file lies',
  'onboarding.template.idempotency_key': 'named by the caller, and looked for among their own',
  'leave.closed_period.idempotency_key': 'named by the caller, and looked for among their own',
  'rosters.recurring_shift.idempotency_key': 'named by the caller, and looked for among their own',
  'workplace.station.idempotency_key': 'named by the caller, and looked for among their own',
  'workplace.day_note.idempotency_key': 'named by the caller, and looked for among their own',
  'leave.balance_change.idempotency_key': 'named by the caller, and looked for among their own',
  'clock.punch.idempotency_key': 'named by the caller, and looked for among their own',
  'clock.correction.idempotency_key': 'named by the caller, and looked for among their own',
  'clock.held_punch.idempotency_key': 'named by the tablet, and looked for among what it sent',
  'clock.seen_exception.key': 'names an exception',
  'timesheets.declared_tip.idempotency_key': 'named by the caller, and looked for among their own',
  'timesheets.tip_pool.idempotency_key': 'named by the caller, and looked for among their own',
  'timesheets.payroll_export.idempotency_key': 'named by the caller, and looked for among their own',
  'rosters.week_template.idempotency_key': 'named by the caller, and looked for among their own',
  'scheduling.publication.idempotency_key': 'named by the caller, and looked for among their own',
  'scheduling.saved_batch.idempotency_key': 'named by the caller, and looked for among their own',
};

describe('secrets in the database', () => {
  test('are sealed or hashed, or it is said here why not', async () => {
    const rows = await database.asOwner((query) =>
      query(`select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
        where table_schema not in ('pg_catalog', 'information_schema', 'pgboss', 'public')
          and data_type in ('text', 'bytea', 'jsonb', 'uuid', 'character varying')
          and column_name ~ '(^|_)(key|secret|token|tokens|code|jwk|password|pin|nonce|verifier|salt)$'
          and (table_schema, table_name) not in (select table_schema, table_name from information_schema.views) order by 1`),
    );
    const sealed = SEALED.map(({ table, column }) => `${table}.${column}`);
    const open = rows.map((row) => String(row['name'])).filter((name) => !sealed.includes(name));
    expect(
      open.filter((name) => PLAIN[name] === undefined),
      'Name it in the `sealed` of its module, keep a hash of it, or say here why it may lie plain.',
    ).toEqual([]);
    expect(Object.keys(PLAIN).filter((name) => !open.includes(name))).toEqual([]);
  });

  test('are of columns that exist, by their primary keys', async () => {
    for (const { table, column, key } of SEALED) {
      await database.asOwner((query) => query(`select ${column}, ${key.join(', ')} from ${table} limit 0`));
      const [row] = await database.asOwner((query) =>
        query(
          `select array_agg(attname::text order by attname) as names from pg_index i
           join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[]) where i.indrelid = $1::regclass and i.indisprimary`,
          [table],
        ),
      );
      expect(row?.['names'], table).toEqual(key.toSorted());
    }
  });
});

describe('at a start', () => {
  const FIRST = 'first-key-first-key-first-key-1234';
  const SECOND = 'second-key-second-key-second-key-1';
  const log = createLog('silent');
  const column = sealedColumn({ table: 'platform.secret', key: ['name'], column: 'value' });
  const start = (keys: Keyring): Promise<void> => sealStored(withKeys(database, keys), [column], log);
  const values = async (): Promise<Map<string, string>> =>
    new Map(
      (
        await database.run({ kind: 'system' }, (tx) =>
          tx.execute<{ name: string; value: string }>(sql`select name, value from platform.secret`),
        )
      ).map((row) => [row.name, row.value]),
    );
  const opened = async (keys: Keyring): Promise<string[]> => {
    const sealed = [...(await values())];
    return withKeys(database, keys).run({ kind: 'system' }, (tx) =>
      Promise.resolve(sealed.map(([name, value]) => column.open(tx, name, value)).toSorted()),
    );
  };

  test('what lay plain is sealed, on several nodes at once, once; and again with the key of today', async () => {
    const plain = Array.from({ length: 1200 }, () => randomBytes(32).toString('base64url')).toSorted();
    await database.run({ kind: 'system' }, (tx) =>
      tx.execute(
        sql`insert into platform.secret (name, value) select 's' || n, v from unnest(${plain}::text[]) with ordinality as t (v, n)`,
      ),
    );
    const keys = new Keyring(FIRST);
    await Promise.all([start(keys), start(keys), start(keys)]);
    const sealed = await values();
    expect([...sealed.values()].filter((value) => plain.includes(value))).toEqual([]);
    await start(keys);
    expect(await values()).toEqual(sealed);
    await start(new Keyring(SECOND, FIRST));
    // The key before can go now.
    await start(new Keyring(SECOND));
    expect(await opened(new Keyring(SECOND))).toEqual(plain);
  });

  test('opens with the key that sealed and refuses to start without it, in a sentence that says what to do', async () => {
    await expect(start(new Keyring(FIRST))).rejects.toThrow(SealKeyMissing);
    await expect(start(new Keyring(FIRST))).rejects.toThrow(/platform\.secret.*SECRET_KEY/s);
    expect((await opened(new Keyring(SECOND))).length).toBe(1200);
  });
});
