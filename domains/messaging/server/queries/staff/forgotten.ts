import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A location with how long it keeps what was written with those who have left. */
export interface KeptAt {
  readonly id: string;
  readonly days: number;
  readonly notBefore: Date | null;
}

/**
 * Deletes the conversations with people who no longer work in the group, once the last word and the last day are further back
 * than the location keeps; answers their ids.
 */
export async function deleteEndedConversations(
  tx: Tx<'system'>,
  places: readonly KeptAt[],
  now: Date,
): Promise<string[]> {
  const asked = places.map(({ id, days, notBefore }) => ({ id, days, not_before: notBefore?.toISOString() ?? null }));
  const rows = await tx.execute<{ id: string }>(sql`
    delete from messaging.staff_conversation c
    using jsonb_to_recordset(${json(asked)}) as place (id uuid, days int, not_before timestamptz), team.employee_view e
    where c.location_id = place.id and e.id = c.employee_id and e.status = 'ENDED'
      and greatest(coalesce(c.last_message_at, c.opened_at), e.end_date::timestamptz) <= ${now}::timestamptz - make_interval(days => place.days)
      and (place.not_before is null or place.not_before <= ${now}::timestamptz)
    returning c.id`);
  return rows.map(({ id }) => id);
}

/** Deletes the conversations of a person with locations of employers that they have left; answers their ids. */
export async function deleteOwnEnded(tx: Tx<'system'>, userId: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    delete from messaging.staff_conversation c using team.employee_view e
    where c.user_id = ${userId} and e.id = c.employee_id and e.status = 'ENDED' returning c.id`);
  return rows.map(({ id }) => id);
}
