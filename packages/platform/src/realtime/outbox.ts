import { newId } from '@hearth/kit/id';
import type { HearthEvent } from '@hearth/kit/event';
import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { refuseContent } from './event-content.ts';

/** The channel that all nodes listen on. */
export const CHANNEL = 'hearth';
/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const LARGEST_PAYLOAD = 7_500;

export type Notice =
  | { readonly kind: 'event'; readonly event: HearthEvent }
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'job'; readonly job: string };

/** Writes an event in the transaction and returns its id; every node hears of it when, and only when, the transaction commits. */
export async function writeEvent(tx: Tx, event: HearthEvent): Promise<string> {
  refuseContent(event);
  const id = newId();
  const whole = `e${JSON.stringify(event)}`;
  const payload = Buffer.byteLength(whole) < LARGEST_PAYLOAD ? whole : `i${id}`;
  await tx.execute(sql`
    with added as (
      insert into platform.outbox (id, type, group_id, topics, data, aside)
      values (${id}, ${event.type}, ${event.group_id}, ${[...event.topics]}::text[], ${JSON.stringify(event.data)}::jsonb,
        ${event.aside === undefined ? null : JSON.stringify(event.aside)}::jsonb)
    )
    select pg_notify(${CHANNEL}, ${payload})`);
  return id;
}

/** Tells every node that a job of this name waits. */
export async function notifyJob(tx: Tx, job: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${`j${job}`})`);
}

/** Reads what was notified; null for anything that this version does not know. */
export function readNotice(payload: string): Notice | null {
  const rest = payload.slice(1);
  if (payload.startsWith('e')) return { kind: 'event', event: JSON.parse(rest) };
  if (payload.startsWith('i')) return { kind: 'stored', id: rest };
  if (payload.startsWith('j')) return { kind: 'job', job: rest };
  return null;
}

/** The event of this id, for those too large to be notified whole. */
export async function findEvent(tx: Tx, id: string): Promise<HearthEvent | null> {
  const [row] = await tx.execute<Omit<HearthEvent, 'aside'> & { aside: HearthEvent['aside'] | null }>(
    sql`select type, group_id, topics, data, aside from platform.outbox where id = ${id}`,
  );
  if (row === undefined) return null;
  const { aside, ...event } = row;
  return aside === null || aside === undefined ? event : { ...event, aside };
}

/** Forgets events older than a week: they were heard long ago. Returns how many. */
export async function forgetOldEvents(tx: Tx): Promise<number> {
  const rows = await tx.execute(
    sql`delete from platform.outbox where at < platform.moment() - interval '7 days' returning 1`,
  );
  return rows.length;
}
