import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Adds one to a count. Nobody else may touch the counts. */
export async function addToTally(
  tx: Tx<'system'>,
  at: { locationId: string; groupId: string; week: string },
  score: number,
): Promise<void> {
  await tx.execute(sql`
    insert into surveys.tally as old (location_id, week, score, group_id, answers)
    values (${at.locationId}, ${at.week}::date, ${score}, ${at.groupId}, 1)
    on conflict (location_id, week, score) do update set answers = old.answers + 1`);
}

/** A week of a location with its counts. */
export interface TalliedWeek {
  readonly location_id: string;
  readonly week: string;
  readonly group_id: string;
  readonly scores: readonly number[];
}

/** Takes weeks that are over out of the counts, at most so many. */
export function takeClosedWeeks(tx: Tx<'system'>, newest: string, limit: number): Promise<TalliedWeek[]> {
  return tx.execute<TalliedWeek>(sql`
    with over as (
      select distinct location_id, week from surveys.tally where week <= ${newest}::date order by week, location_id limit ${limit}
    ), taken as (
      delete from surveys.tally t using over o where t.location_id = o.location_id and t.week = o.week returning t.*
    )
    select location_id, week, group_id, array(
        select coalesce(sum(t.answers) filter (where t.score = choice), 0)::int from generate_series(1, 5) choice
          left join taken t on t.location_id = w.location_id and t.week = w.week and t.score = choice
        group by choice order by choice) as scores
    from (select distinct location_id, week, group_id from taken) w`);
}

/** Keeps the result of a week. */
export async function insertResults(tx: Tx, weeks: readonly (TalliedWeek & { answers: number })[]): Promise<void> {
  if (weeks.length === 0) return;
  await tx.execute(sql`
    insert into surveys.result (location_id, week, group_id, scores, answers)
    select location_id, week, group_id, array(select jsonb_array_elements_text(scores)::int), answers
    from jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb) as row (location_id uuid, week date, group_id uuid, scores jsonb, answers int)
    on conflict (location_id, week) do nothing`);
}
