import type { Tx } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { AttestationTable, ChainHeadTable, PunchTable, Tables } from './tables.ts';

export type PunchRow = Selectable<PunchTable>;

/** Holds the end of a person's chain until the transaction ends: who else adds punches of theirs waits. */
export async function lockChain(
  tx: Tx<'system'>,
  { employeeId, groupId }: { readonly employeeId: string; readonly groupId: string },
): Promise<Pick<ChainHeadTable, 'seq' | 'hash'>> {
  await tx.execute(sql`
    insert into clock.chain_head (employee_id, group_id, seq, hash) values (${employeeId}, ${groupId}, 0, '') on conflict do nothing`);
  const [head] = await tx.execute<Pick<ChainHeadTable, 'seq' | 'hash'>>(sql`
    select seq, hash from clock.chain_head where employee_id = ${employeeId} for update`);
  if (head === undefined) throw new Error('The head of a chain was just made sure of.');
  return head;
}

/** Adds rows at the end of a person's chain, which the caller holds. */
export async function addToChain(tx: Tx<'system'>, rows: readonly PunchRow[]): Promise<void> {
  const last = rows.at(-1);
  if (last === undefined) return;
  await tx
    .tables<Tables>()
    .insertInto('clock.punch')
    .values([...rows])
    .execute();
  await tx
    .tables<Tables>()
    .updateTable('clock.chain_head')
    .set({ seq: last.seq, hash: last.hash })
    .where('employee_id', '=', last.employee_id)
    .execute();
}

export async function insertAttestations(tx: Tx<'system'>, rows: readonly AttestationTable[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('clock.attestation')
    .values([...rows])
    .execute();
}

/** What was sent to a group under some keys. */
export function findByKeys(tx: Tx<'system'>, groupId: string, keys: readonly string[]): Promise<PunchRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.punch')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', 'in', [...keys])
    .execute();
}

/** The punches that count of some people, from an instant to before another, the earliest first. */
export function findEffective(
  tx: Tx,
  employeeIds: readonly string[],
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<PunchRow[]> {
  if (employeeIds.length === 0) return Promise.resolve([]);
  return tx.execute<PunchRow>(sql`
    select p.* from clock.punch p
     where p.employee_id = any (${[...employeeIds]}::uuid[]) and p.at >= ${from} and p.at < ${before}
       and p.act <> 'REMOVE' and not exists (select from clock.punch later where later.replaces = p.id)
     order by p.at, p.seq`);
}

/** All rows of a person's log that are about a time, also those that count no more, in the order of the chain. */
export function findLog(
  tx: Tx,
  employeeIds: readonly string[],
  { from, before }: { readonly from: Date; readonly before: Date },
  most: number,
): Promise<PunchRow[]> {
  if (employeeIds.length === 0) return Promise.resolve([]);
  return tx.execute<PunchRow>(sql`
    select p.* from clock.punch p
     where p.employee_id = any (${[...employeeIds]}::uuid[]) and p.at >= ${from} and p.at < ${before}
     order by p.employee_id, p.seq limit ${most}`);
}

/** All rows of some logs that are about some time of each of their people, in the order of the chains, in one statement. */
export function findLogs(
  tx: Tx,
  asked: readonly { readonly employeeId: string; readonly from: Date; readonly before: Date }[],
): Promise<PunchRow[]> {
  if (asked.length === 0) return Promise.resolve([]);
  return tx.execute<PunchRow>(sql`
    select p.* from clock.punch p
      join unnest(${asked.map(({ employeeId }) => employeeId)}::uuid[], ${asked.map(({ from }) => from)}::timestamptz[],
        ${asked.map(({ before }) => before)}::timestamptz[]) as asked (employee_id, from_at, before_at)
        on p.employee_id = asked.employee_id and p.at >= asked.from_at and p.at < asked.before_at
     order by p.employee_id, p.seq`);
}

/** The punches that count at a location, whoever made them, the earliest first. */
export function findEffectiveAt(
  tx: Tx,
  locationId: string,
  { from, before }: { readonly from: Date; readonly before: Date },
  most: number,
): Promise<PunchRow[]> {
  return tx.execute<PunchRow>(sql`
    select p.* from clock.punch p
     where p.location_id = ${locationId} and p.at >= ${from} and p.at < ${before}
       and p.act <> 'REMOVE' and not exists (select from clock.punch later where later.replaces = p.id)
     order by p.at, p.seq limit ${most}`);
}

/** The latest punches that count at a location, the earliest of them first. */
export async function findLatestAt(
  tx: Tx,
  locationId: string,
  { from, before }: { readonly from: Date; readonly before: Date },
  most: number,
): Promise<PunchRow[]> {
  const latest = await tx.execute<PunchRow>(sql`
    select p.* from clock.punch p
     where p.location_id = ${locationId} and p.at >= ${from} and p.at < ${before}
       and p.act <> 'REMOVE' and not exists (select from clock.punch later where later.replaces = p.id)
     order by p.at desc, p.seq desc limit ${most}`);
  return latest.toReversed();
}

/** When the first punch at a location was made; null before it. */
export async function findFirstAt(tx: Tx, locationId: string): Promise<Date | null> {
  const [first] = await tx.execute<{ at: Date }>(sql`
    select at from clock.punch where location_id = ${locationId} order by at limit 1`);
  return first?.at ?? null;
}

/** The rows of a person's chain behind a place in it. */
export function findChain(tx: Tx<'self'>, employeeId: string, afterSeq: number, most: number): Promise<PunchRow[]> {
  return tx.execute<PunchRow>(sql`
    select * from clock.punch where employee_id = ${employeeId} and seq > ${afterSeq} order by seq limit ${most}`);
}

/** Whether somebody has ever punched at a location. */
export async function hasPunchesAt(tx: Tx<'system'>, employeeId: string, locationId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from clock.punch where employee_id = ${employeeId} and location_id = ${locationId} limit 1`);
  return rows.length > 0;
}

/** Where a punch of somebody was made; null for one that is not theirs. */
export async function findPunchLocation(tx: Tx<'system'>, employeeId: string, id: string): Promise<string | null> {
  const [row] = await tx.execute<{ location_id: string }>(sql`
    select location_id from clock.punch where id = ${id} and employee_id = ${employeeId}`);
  return row?.location_id ?? null;
}

/** A punch of a location, whoever made it. */
export async function findPunchAt(tx: Tx<'system'>, locationId: string, id: string): Promise<PunchRow | undefined> {
  const [row] = await tx.execute<PunchRow>(sql`
    select * from clock.punch where id = ${id} and location_id = ${locationId}`);
  return row;
}
