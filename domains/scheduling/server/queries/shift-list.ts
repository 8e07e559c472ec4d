import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';

/** A shift with the names that a list shows. */
export interface ListedShift {
  readonly id: string;
  readonly starts_at: Date;
  readonly local_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly unpaid_break_minutes: number;
  readonly paid_minutes: number;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly position_id: string | null;
  readonly station: string;
  readonly note: string;
  /** Whether staff see it, as it is or as it was before it was changed. */
  readonly state: 'draft' | 'published' | 'changed';
}

/** Which shifts of a location a list is for; `positionIds`: the only ones that the reader sees, null for all; `departments` likewise, of people. */
export interface ShiftListFilter {
  readonly locationId: string;
  readonly from: string;
  readonly to: string;
  readonly positionIds: readonly string[] | null;
  readonly departments: readonly string[] | null;
}

const CONTENT = [
  'employee_id',
  'position_id',
  'local_date',
  'start_time',
  'end_time',
  'unpaid_break_minutes',
  'paid_break_minutes',
  'station',
  'note',
] as const;
const contentOf = (table: 's' | 'p') => sql.join(CONTENT.map((column) => sql.ref(`${table}.${column}`)));

function matches({ locationId, from, to, positionIds }: ShiftListFilter): RawBuilder<unknown> {
  const seen = positionIds === null ? sql`true` : sql`s.position_id = any (${[...positionIds]}::uuid[])`;
  return sql`s.location_id = ${locationId} and s.local_date between ${from}::date and ${to}::date and not s.removed and ${seen}`;
}

/** The next shifts in the order of their start. */
export function findShiftList(
  tx: Tx,
  filter: ShiftListFilter,
  { after, limit }: { readonly after: Pick<ListedShift, 'id' | 'starts_at'> | undefined; readonly limit: number },
): Promise<ListedShift[]> {
  const { departments } = filter;
  // As in the schedule itself: who is of a department that the reader doesn't see has no name.
  const isSeen = departments === null ? sql`true` : sql`e.department = any (${[...departments]}::text[])`;
  const beyond = after === undefined ? sql`true` : sql`(s.starts_at, s.id) > (${after.starts_at}, ${after.id}::uuid)`;
  return tx.execute<ListedShift>(sql`
    select s.id, s.starts_at, s.local_date, to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
      s.unpaid_break_minutes, (extract(epoch from s.ends_at - s.starts_at) / 60 - s.unpaid_break_minutes)::int as paid_minutes,
      e.first_name, e.last_name, s.position_id, s.station, s.note,
      case when p.id is null then 'draft' when row(${contentOf('s')}) is distinct from row(${contentOf('p')}) then 'changed'
        else 'published' end as state
    from scheduling.shift s left join team.employee_view e on e.id = s.employee_id and ${isSeen}
      left join scheduling.published_shift p on p.id = s.id
    where ${matches(filter)} and ${beyond} order by s.starts_at, s.id limit ${limit}`);
}

/** How many shifts a list has. */
export async function countShiftList(tx: Tx, filter: ShiftListFilter): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from scheduling.shift s where ${matches(filter)}`,
  );
  return row?.n ?? 0;
}
