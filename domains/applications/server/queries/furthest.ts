import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { BOARD } from '../../rules/stages.ts';

/** Finds the furthest stage of each application, as its index on the board. */
export async function findFurthestStages(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.execute<{ id: string; reached: number }>(sql`
    select application_id as id, coalesce(max(array_position(${[...BOARD]}::text[], to_stage)), 1) - 1 as reached
    from applications.stage_event where application_id = any (${[...ids]}::uuid[]) group by application_id`);
  return new Map(rows.map(({ id, reached }) => [id, reached]));
}
