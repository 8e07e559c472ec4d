import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

export interface SessionRow {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly host_ids: string[];
  readonly left: number;
}

/** Finds future sessions of a kit with a place left. */
export function findOpenSessions(tx: Tx, kitId: string, from: Date): Promise<SessionRow[]> {
  return tx.execute<SessionRow>(sql`
    select starts_at, ends_at, host_ids, capacity - taken as left from interviews.session
    where kit_id = ${kitId} and starts_at >= ${from}::timestamptz and taken < capacity`);
}

/** Finds the reserved times of people and rooms, except those of a session about to be released. */
export async function findHolds(
  tx: Tx,
  resources: readonly string[],
  from: Date,
  exceptSessionId: string | null,
): Promise<{ resource: string; starts_at: Date; ends_at: Date }[]> {
  return tx.execute(sql`
    select resource, lower(during) as starts_at, upper(during) as ends_at from interviews.hold
    where resource = any (${[...resources]}::text[]) and during && tstzrange(${from}::timestamptz, null)
      and session_id not in (select id from interviews.session where id = ${exceptSessionId}::uuid and taken = 1)`);
}

/** A time to be booked. */
export interface SessionRequest {
  readonly groupId: string;
  readonly kitId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Until when its people and its room are kept. */
  readonly keptUntil: Date;
  /** In order of their ids. */
  readonly hostIds: readonly string[];
  readonly resources: readonly string[];
  readonly capacity: number;
}

/**
 * Takes one place of a time, or answers null when there is none. Whoever asks at the same moment waits here for the other: a place
 * is counted by one conditional statement, and people and rooms are kept by an exclusion constraint, so that no order of events
 * lets two have the same.
 */
export async function takePlace(tx: Tx, wanted: SessionRequest): Promise<string | null> {
  const { groupId, kitId, startsAt, endsAt, keptUntil, hostIds, resources, capacity } = wanted;
  const [session] = await tx.execute<{ id: string; made: boolean }>(sql`
    insert into interviews.session as s (id, group_id, kit_id, starts_at, ends_at, host_ids, capacity, taken)
    values (${newId(startsAt.getTime())}, ${groupId}, ${kitId}, ${startsAt}::timestamptz, ${endsAt}::timestamptz,
      ${[...hostIds]}::uuid[], ${capacity}, 1)
    on conflict on constraint session_once do update set taken = s.taken + 1 where s.taken < s.capacity
    returning id, xmax = 0 as made`);
  if (session === undefined) return null;
  if (!session.made) return session.id;
  // In one order everywhere, so that two who want the same things wait for each other and not in a circle.
  const held = await tx.execute(sql`
    insert into interviews.hold (session_id, group_id, resource, during)
    select ${session.id}::uuid, ${groupId}::uuid, resource, tstzrange(${startsAt}::timestamptz, ${keptUntil}::timestamptz)
    from unnest(${[...resources].sort()}::text[]) resource order by resource
    on conflict do nothing returning 1`);
  if (held.length === resources.length) return session.id;
  await tx.execute(sql`delete from interviews.session where id = ${session.id}`);
  return null;
}

/** Releases a place; the last one deletes the session and its reservations. */
export async function releasePlace(tx: Tx, sessionId: string): Promise<void> {
  const [left] = await tx.execute<{ taken: number }>(
    sql`update interviews.session set taken = taken - 1 where id = ${sessionId} returning taken`,
  );
  if (left?.taken === 0) await tx.execute(sql`delete from interviews.session where id = ${sessionId}`);
}

/** Counts the interviews of hosts from an instant on. */
export async function countLoad(tx: Tx, hostIds: readonly string[], from: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.execute<{ host_id: string; n: number }>(sql`
    select host_id, count(*) as n from interviews.interview i, unnest(i.host_ids) host_id
    where i.state = 'BOOKED' and i.starts_at >= ${from}::timestamptz and i.host_ids && ${[...hostIds]}::uuid[]
    group by host_id`);
  return new Map(rows.map((row) => [row.host_id, row.n]));
}
