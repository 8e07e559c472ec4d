import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A whole week of a location, as it stands once it is over: how many chose 1 to 5. */
export interface SeededResult {
  readonly groupId: string;
  readonly locationId: string;
  /** Its Monday. */
  readonly week: string;
  readonly scores: readonly [number, number, number, number, number];
}

/** Weeks that are over, for a demonstration. The database refuses those with fewer than five answers. */
export async function seedResults(tx: Tx, results: readonly SeededResult[]): Promise<void> {
  for (const { groupId, locationId, week, scores } of results)
    await tx.execute(sql`
      insert into surveys.result (location_id, week, group_id, scores, answers)
      values (${locationId}, ${week}::date, ${groupId}, ${[...scores]}::int[], ${scores.reduce((sum, count) => sum + count, 0)})`);
}
