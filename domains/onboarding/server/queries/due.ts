import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { ESCALATED_AFTER_DAYS } from '../../rules/limits.ts';

/** The hour of the day, at the location, from which people are told of what is due. */
const FROM_HOUR = 8;
const LOOKED_BACK_DAYS = 7;

/** A step that can be done and is due today, was due and isn't done, or is required and has been overdue for days. */
export interface DueRow {
  readonly id: string;
  readonly journey_id: string;
  readonly group_id: string;
  readonly about: 'DUE' | 'OVERDUE' | 'ESCALATED';
}

/**
 * Takes the steps of which somebody is to be told that they are due or overdue: nobody else takes them again. Those that wait for another
 * step, and what people who have left would do themselves, are left out. What became overdue more than a week ago is not told any more.
 */
export function claimDue(tx: Tx<'system'>, now: Date, limit: number): Promise<DueRow[]> {
  const about = sql`case when s.required and s.due_on <= d.today - ${ESCALATED_AFTER_DAYS}::int then 'ESCALATED'
    when s.due_on < d.today then 'OVERDUE' else 'DUE' end`;
  return tx.execute<DueRow>(sql`
    with due as (
      select s.id, s.journey_id, s.group_id, ${about} as about
      from onboarding.step s
      join onboarding.journey j on j.id = s.journey_id and j.state = 'UNDER_WAY'
      join team.employee_view e on e.id = j.employee_id and (e.status = 'ACTIVE' or (j.purpose = 'LEAVING' and s.owner <> 'HIRE'))
      join core.brand_view b on b.id = e.location_id
      cross join lateral (select (${now}::timestamptz at time zone b.time_zone)::date as today) d
      left join onboarding.step p on p.id = s.after_id
      where s.state = 'OPEN' and s.due_on <= d.today and coalesce(p.state, 'DONE') in ('DONE', 'WAIVED')
        and s.due_on between (${now}::timestamptz at time zone 'UTC')::date - ${LOOKED_BACK_DAYS + 1}::int
          and (${now}::timestamptz at time zone 'UTC')::date + 1
        and extract(hour from ${now}::timestamptz at time zone b.time_zone) >= ${FROM_HOUR}
        and not exists (select 1 from onboarding.reminder r
          where r.step_id = s.id and r.about = ${about})
      order by s.journey_id, s.id limit ${limit}
    ), claimed as (
      insert into onboarding.reminder (step_id, about, group_id, at)
      select id, about, group_id, ${now}::timestamptz from due order by id
      on conflict do nothing returning step_id
    )
    select d.* from due d join claimed c on c.step_id = d.id order by d.journey_id, d.id`);
}
