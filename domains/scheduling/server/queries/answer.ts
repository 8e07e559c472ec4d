import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** An answer to a conflict, for as long as the conflict stands. */
export interface AnswerRow {
  readonly key: string;
  readonly date: string;
  readonly excess: number;
  readonly kind: 'CONSENTED' | 'OVERRIDDEN';
  readonly reason: string;
}

/** The answers to conflicts on some days of a location. */
export function findAnswers(
  tx: Tx,
  locationId: string,
  days: { from: string; to: string },
): Promise<(AnswerRow & { answered_at: Date; answered_by: string })[]> {
  return tx.execute(sql`
    select conflict_key as key, local_date as date, excess, kind, reason, answered_at, answered_by
    from scheduling.conflict_answer
    where location_id = ${locationId} and local_date between ${days.from}::date and ${days.to}::date
    order by conflict_key`);
}

/** Keeps answers, each in place of an older one to the same conflict. */
export async function putAnswers(
  tx: Tx,
  place: { id: string; group_id: string },
  rows: readonly AnswerRow[],
  by: { at: Date; userId: string },
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into scheduling.conflict_answer
      (location_id, conflict_key, group_id, local_date, excess, kind, reason, answered_at, answered_by)
    select ${place.id}::uuid, key, ${place.group_id}::uuid, date, excess, kind, reason, ${by.at}::timestamptz, ${by.userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (key text, date date, excess int, kind text, reason text)
    on conflict (location_id, conflict_key) do update set
      local_date = excluded.local_date, excess = excluded.excess, kind = excluded.kind, reason = excluded.reason,
      answered_at = excluded.answered_at, answered_by = excluded.answered_by`);
}
