import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { EndReason } from '../../contract/schemas.ts';
import type { StageEventTable, Tables } from './tables.ts';

export type StageEventRow = Selectable<StageEventTable>;

export async function insertStageEvent(tx: Tx, row: Insertable<StageEventTable>): Promise<void> {
  await insertStageEvents(tx, [row]);
}

export async function insertStageEvents(tx: Tx, rows: readonly Insertable<StageEventTable>[]): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('applications.stage_event')
    .values([...rows])
    .execute();
}

/** The last move of each application. */
export async function lastStageEvents(
  tx: Tx,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, StageEventRow>> {
  const rows = await tx.execute<StageEventRow>(sql`
    select distinct on (application_id) * from applications.stage_event
    where application_id = any (${[...applicationIds]}::uuid[]) order by application_id, at desc, id desc`);
  return new Map(rows.map((row) => [row.application_id, row]));
}

/** A move that was made together with others, and the reason of the end that it led away from. */
export type BatchRow = Pick<StageEventRow, 'id' | 'application_id' | 'from_stage' | 'from_step_id'> & {
  readonly from_reason: EndReason | null;
};

/** The moves that were made together. */
export function findBatch(tx: Tx, batchId: string): Promise<BatchRow[]> {
  return tx.execute<BatchRow>(sql`
    select id, application_id, from_stage, from_step_id, (
      select reason from applications.stage_event earlier
      where earlier.application_id = event.application_id and earlier.id < event.id order by at desc, id desc limit 1
    ) as from_reason
    from applications.stage_event event where batch_id = ${batchId}`);
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
