import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type Insertable, type Selectable } from 'kysely';
import { ONBOARDING_STEP_CHANGED } from '../../contract/failures.ts';
import type { StepTable, Tables } from './tables.ts';

export type StepRow = Selectable<StepTable>;

export const stepRows = versionedRows<StepTable>({
  table: 'onboarding.step',
  changed: ONBOARDING_STEP_CHANGED,
  archivedAt: null,
});

/** The steps of some onboardings, in their order. */
export async function findStepsOf(tx: Tx, journeyIds: readonly string[]): Promise<StepRow[]> {
  if (journeyIds.length === 0) return [];
  return tx
    .tables<Tables>()
    .selectFrom('onboarding.step')
    .selectAll()
    .where('journey_id', 'in', [...journeyIds])
    .orderBy('journey_id')
    .orderBy('position')
    .execute();
}

/** The onboarding that a step belongs to, or nothing. */
export async function findJourneyIdOf(tx: Tx, stepId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ journey_id: string }>(
    sql`select journey_id from onboarding.step where id = ${stepId}`,
  );
  return row?.journey_id;
}

export async function insertSteps(tx: Tx, rows: readonly Insertable<StepTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('onboarding.step')
    .values([...rows])
    .execute();
}

/** What shifts wait for, by employee: the titles of unfinished required steps, in one statement. */
export async function findMissingOf(
  tx: Tx,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await tx.execute<{ employee_id: string; titles: string[] }>(sql`
    select j.employee_id, array_agg(s.title order by s.position) as titles
    from onboarding.journey j join onboarding.step s on s.journey_id = j.id
    where j.employee_id = any (${[...employeeIds]}::uuid[]) and j.state = 'UNDER_WAY' and s.required and s.state in ('OPEN', 'REVIEW')
    group by j.employee_id`);
  return new Map(rows.map((row) => [row.employee_id, row.titles]));
}
