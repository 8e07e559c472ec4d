import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { EXPIRING_DAYS, LATEST_REMINDER_DAYS } from '../../rules/limits.ts';

/** The hour of the day, at the location, from which people are told of what is due that day. */
const FROM_HOUR = 8;

/** A document that ends soon, or has just ended, of somebody with an account. */
export interface EndingRow {
  readonly id: string;
  readonly group_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly employee_sends: boolean;
  readonly valid_until: string;
  readonly location_id: string;
  readonly time_zone: string;
  /** The day at the location. */
  readonly today: string;
  readonly told: number[];
}

/**
 * The documents that end within 60 days or ended within the last 7, after one of them in the order of their ids: of active employees with
 * an account, unless a newer accepted document takes their place.
 */
export function findEnding(
  tx: Tx<'system'>,
  now: Date,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<EndingRow[]> {
  const beyond = after === null ? sql`true` : sql`r.id > ${after}::uuid`;
  return tx.execute<EndingRow>(sql`
    select r.id, r.group_id, e.user_id, q.name, q.employee_sends, r.valid_until, e.location_id, b.time_zone,
      (${now}::timestamptz at time zone b.time_zone)::date as today,
      array(select days_before::int from documents.reminder m where m.document_id = r.id and m.valid_until = r.valid_until) as told
    from documents.document r
    join documents.type q on q.id = r.type_id and q.archived_at is null
    join team.employee_view e on e.id = r.employee_id and e.status = 'ACTIVE' and e.user_id is not null
      and (e.end_date is null or e.end_date >= r.valid_until)
    join core.brand_view b on b.id = e.location_id
    where r.state = 'ACCEPTED' and ${beyond}
      and r.valid_until between (${now}::timestamptz at time zone 'UTC')::date - ${LATEST_REMINDER_DAYS + 1}::int
        and (${now}::timestamptz at time zone 'UTC')::date + ${EXPIRING_DAYS + 1}::int
      and extract(hour from ${now}::timestamptz at time zone b.time_zone) >= ${FROM_HOUR}
      and not exists (
        select 1 from documents.document n
        where n.employee_id = r.employee_id and n.type_id = r.type_id and n.state = 'ACCEPTED'
          and n.id <> r.id and (n.valid_until is null or n.valid_until > r.valid_until))
    order by r.id limit ${limit}`);
}

/** Notes that people are told; answers of which documents nobody else has noted it. */
export async function claimReminders(
  tx: Tx<'system'>,
  due: readonly (Pick<EndingRow, 'id' | 'group_id' | 'valid_until'> & { readonly step: number })[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (due.length === 0) return new Set();
  const rows = await tx.execute<{ document_id: string }>(sql`
    insert into documents.reminder (document_id, valid_until, days_before, group_id, at)
    select id, valid_until, step, group_id, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d (id uuid, group_id uuid, valid_until date, step smallint)
    order by id
    on conflict do nothing returning document_id`);
  return new Set(rows.map((row) => row.document_id));
}

/** A location whose managers have not had the summary of this week. */
export interface SummaryPlace {
  readonly id: string;
  readonly group_id: string;
  readonly name: string;
  readonly time_zone: string;
}

/** Takes the locations of one group whose week has begun and whose summary is due: nobody else takes them again. Nothing when none is left. */
export async function claimSummaries(tx: Tx<'system'>, now: Date): Promise<SummaryPlace[]> {
  return tx.execute<SummaryPlace>(sql`
    with places as (
      select b.id, b.group_id, b.name, b.time_zone, date_trunc('week', ${now}::timestamptz at time zone b.time_zone)::date as week
      from core.brand_view b
      where b.type = 'LOCATION' and b.status = 'active' and b.group_id in (select group_id from documents.type)
        and extract(hour from ${now}::timestamptz at time zone b.time_zone) >= ${FROM_HOUR}
    ), due as (
      select p.* from places p
      where not exists (select 1 from documents.summary s where s.location_id = p.id and s.week = p.week)
    ), claimed as (
      insert into documents.summary (location_id, week, group_id, at)
      select id, week, group_id, ${now}::timestamptz from due
      where group_id = (select group_id from due order by group_id limit 1)
      order by id
      on conflict do nothing returning location_id
    )
    select d.id, d.group_id, d.name, d.time_zone from due d join claimed c on c.location_id = d.id order by d.id`);
}

/** Notes that the managers of a group have had the summary of this week, as if they were told. */
export async function skipSummaries(tx: Tx, groupId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into documents.summary (location_id, week, group_id, at)
    select b.id, date_trunc('week', ${now}::timestamptz at time zone b.time_zone)::date, b.group_id, ${now}::timestamptz
    from core.brand_view b where b.group_id = ${groupId} and b.type = 'LOCATION'
    on conflict do nothing`);
}
