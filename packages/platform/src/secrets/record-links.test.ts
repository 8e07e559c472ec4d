import { newId } from '@hearth/kit/id';
import { openTestDatabase } from '@hearth/testing/test-database';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { inScope, PUBLIC, SYSTEM, withKeys } from '../database.ts';
import { Keyring } from '../sealing/keyring.ts';
import { recordLinks } from './record-links.ts';

const opened = await openTestDatabase();
afterAll(() => opened.close());
const database = withKeys(opened, new Keyring('key-of-a-test-key-of-a-test-key-01'));
await opened.asOwner(async (query) => {
  await query('create schema trial');
  await query('grant usage on schema trial to hearth_system, hearth_public');
  for (const name of ['ends', 'stays']) {
    await query(`create table trial.${name} (thing_id uuid primary key, secret text not null)`);
    await query(`select platform.secured_table('trial.${name}')`);
  }
});

const ending = recordLinks({ table: 'trial.ends', record: 'thing_id', ends: true });
const staying = recordLinks({ table: 'trial.stays', record: 'thing_id', ends: false });
const NOW = new Date('2027-01-30T12:00:00Z');
const END = new Date('2027-01-31T12:00:00.250Z');

const makeEnding = (id: string, endsAt = END) => database.run(SYSTEM, (tx) => ending.make(tx, { id, endsAt }));
const makeStaying = (id: string) => database.run(SYSTEM, (tx) => staying.make(tx, { id }));
const openEnding = (link: string, now = NOW) => database.run(SYSTEM, (tx) => ending.open(tx, link, now));
const openStaying = (link: string) => database.run(SYSTEM, (tx) => staying.open(tx, link, NOW));

describe('a link', () => {
  test('opens its record, and is the same however often it is made', async () => {
    const id = newId();
    const link = await makeEnding(id);
    expect(await openEnding(link)).toBe(id);
    expect(await makeEnding(id)).toBe(link);
    const kept = await makeStaying(id);
    expect(await openStaying(kept)).toBe(id);
    expect(await openStaying(kept)).toBe(id);
  });

  test('that says an end works until then, to the second', async () => {
    const link = await makeEnding(newId());
    expect(await openEnding(link, END)).not.toBeNull();
    expect(await openEnding(link, new Date('2027-01-31T12:00:01Z'))).toBeNull();
  });

  test('of one that another was made with later still works: the key stays', async () => {
    const id = newId();
    const first = await makeEnding(id);
    await makeEnding(id, new Date('2027-02-10T12:00:00Z'));
    expect(await openEnding(first)).toBe(id);
  });

  test('that was changed, is of another record or of the other kind opens nothing', async () => {
    const [id, other] = [newId(), newId()];
    const link = await makeEnding(id);
    const kept = await makeStaying(id);
    await makeEnding(other);
    const [, until = '', signature = ''] = link.split('.');
    const later = Math.ceil(Date.parse('2037-01-01T00:00:00Z') / 1000).toString(36);
    const forged = [
      `${other}.${until}.${signature}`,
      `${id}.${later}.${signature}`,
      `${id}.${until}.${'A'.repeat(43)}`,
      `${newId()}.${until}.${signature}`,
      `${id}.${signature}`,
      kept,
      `${link}\n`,
      ` ${link}`,
      '',
    ];
    for (const text of forged) expect(await openEnding(text), text).toBeNull();
    expect(await openStaying(link)).toBeNull();
  });

  test('opens nothing any more once its record has a new key, or none', async () => {
    const id = newId();
    const link = await makeEnding(id);
    const remove = () => database.run(SYSTEM, (tx) => tx.execute(sql`delete from trial.ends where thing_id = ${id}`));
    await remove();
    expect(await openEnding(link)).toBeNull();
    expect(await openEnding(await makeEnding(id))).toBe(id);
    expect(await openEnding(link)).toBeNull();
    await remove();
  });

  test('is found for records that have had one made, from any scope, and for no others', async () => {
    const [id, without] = [newId(), newId()];
    const link = await makeEnding(id);
    const find = () =>
      database.run(PUBLIC, (tx) =>
        ending.find(
          tx,
          [id, without].map((one) => ({ id: one, endsAt: END })),
        ),
      );
    expect([...(await find())]).toEqual([[id, link]]);
  });

  test('has one key when two are made at once', async () => {
    const id = newId();
    expect(new Set(await Promise.all([1, 2, 3].map(() => makeStaying(id)))).size).toBe(1);
  });
});

test('keys lie sealed, each for its own record', async () => {
  const [id, other] = [newId(), newId()];
  const link = await makeStaying(id);
  await makeStaying(other);
  const [secret = ''] = await database.run(SYSTEM, async (tx) =>
    (await tx.execute<{ secret: string }>(sql`select secret from trial.stays where thing_id = ${id}`)).map(
      (row) => row.secret,
    ),
  );
  expect(secret).toMatch(/^[\w-]{8}\./);
  await database.run(SYSTEM, (tx) =>
    tx.execute(sql`update trial.stays set secret = ${secret} where thing_id = ${other}`),
  );
  await expect(openStaying(link.replace(id, other))).rejects.toThrow();
});

// The texts were written by the code before the engine, with a key that lies sealed as it sealed it.
describe('links that earlier versions sent', () => {
  const id = '0199d5a0-1111-7222-8333-444455556666';
  const SECRET = 'c2VjcmV0LW9mLWEtcmVjb3JkLWZyb20tYmVmb3Jl';
  const keep = (table: 'trial.ends' | 'trial.stays') =>
    database.run(SYSTEM, (tx) =>
      inScope(tx, SYSTEM, (system) =>
        system.execute(
          sql`insert into ${sql.table(table)} (thing_id, secret) values (${id}, ${system.keys.seal(`${table}.secret:${id}`, SECRET)})`,
        ),
      ),
    );

  test('open, and are the ones that are made today', async () => {
    await keep('trial.ends');
    const interview = `${id}.tsi6o1.VclY9VyQPF8jhiljj2FohRjDc5MT9OAq_vJEtILf7bk`;
    expect(await openEnding(interview)).toBe(id);
    expect(await makeEnding(id)).toBe(interview);
    await keep('trial.stays');
    const offer = `${id}.w0Bu9OeUXoZNcKjlWyF1mi6JR7p6UsgZC_lS9ztARGY`;
    expect(await openStaying(offer)).toBe(id);
    expect(await makeStaying(id)).toBe(offer);
  });
});
