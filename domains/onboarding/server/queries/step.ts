import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type Insertable, type Selectable } from 'kysely';
import { ONBOARDING_STEP_CHANGED } from '../../contract/failures.ts';
import type { Asked } from '../../rules/plan-journey.ts';
import type { StepTable, Tables } from './tables.ts';

/** More steps than anybody has done. */
const MOST_REMEMBERED = 1000;

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

/** What somebody was asked before and has done, whenever it was: the newest first. */
export function findDoneOf(tx: Tx, employeeId: string): Promise<Asked[]> {
  return tx.execute<Asked>(sql`
    select s.kind, s.title, s.text, s.fields, s.agreement_id, s.document_type_id
    from onboarding.step s join onboarding.journey j on j.id = s.journey_id
    where j.employee_id = ${employeeId} and s.state = 'DONE'
    order by s.done_at desc, s.id desc limit ${MOST_REMEMBERED}`);
}

/** Moves the open steps of a journey to the days that follow from another day, where it is known how; those told of it are told anew. */
export async function rescheduleSteps(
  tx: Tx,
  journeyId: string,
  days: readonly { readonly id: string; readonly due_on: string }[],
): Promise<void> {
  await tx.execute(sql`
    with moved as (
      update onboarding.step s set due_on = d.due_on, version = s.version + 1
      from unnest(${days.map(({ id }) => id)}::uuid[], ${days.map((day) => day.due_on)}::date[]) as d (id, due_on)
      where s.id = d.id and s.journey_id = ${journeyId} and s.state in ('OPEN', 'REVIEW') and s.due_on <> d.due_on
      returning s.id
    )
    delete from onboarding.reminder r using moved m where r.step_id = m.id`);
}

/** What shifts wait for, by employee. A move counts from its day on: the titles of unfinished required steps, in one statement. */
export async function findMissingOf(
  tx: Tx,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await tx.execute<{ employee_id: string; titles: string[] }>(sql`
    select j.employee_id, array_agg(s.title order by s.position) as titles
    from onboarding.journey j join onboarding.step s on s.journey_id = j.id
    join team.employee_view e on e.id = j.employee_id
    join core.brand_view b on b.id = e.location_id
    where j.employee_id = any (${[...employeeIds]}::uuid[]) and j.state = 'UNDER_WAY' and s.required and s.state in ('OPEN', 'REVIEW')
      and (j.purpose = 'JOINING' or (j.purpose = 'MOVING' and j.starts_on <= (platform.moment() at time zone b.time_zone)::date))
    group by j.employee_id`);
  return new Map(rows.map((row) => [row.employee_id, row.titles]));
}
