import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import type { StageEventTable, Tables } from './tables.ts';

export type StageEventRow = Selectable<StageEventTable>;

export async function insertStageEvent(tx: Tx, row: Insertable<StageEventTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('applications.stage_event').values(row).execute();
}

/** The last move of an application. */
export function lastStageEvent(tx: Tx, applicationId: string): Promise<StageEventRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('applications.stage_event')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The ways of several applications at once, each in order of time. */
export async function listStageEvents(
  tx: Tx,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, StageEventRow[]>> {
  const events = new Map<string, StageEventRow[]>(applicationIds.map((id) => [id, []]));
  if (applicationIds.length === 0) return events;
  const rows = await tx
    .tables<Tables>()
    .selectFrom('applications.stage_event')
    .selectAll()
    .where('application_id', 'in', [...applicationIds])
    .orderBy('at')
    .orderBy('id')
    .execute();
  for (const row of rows) events.get(row.application_id)?.push(row);
  return events;
}
