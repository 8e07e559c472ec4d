import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** The stored facts that decide whether a party may write in a conversation. */
export interface WritingRow {
  readonly application_id: string;
  readonly country: string | null;
  readonly region: string | null;
  readonly time_zone: string;
  readonly says_minor: boolean;
  readonly birth_dates: readonly string[] | null;
  readonly is_blocked: boolean;
  readonly is_closed: boolean;
  readonly suspended_until: Date | null;
  readonly is_approved: boolean;
  readonly unanswered: number;
}

/** Of several conversations at once, for one who would write there; `since` and `most` bound what is counted. */
export function findWritingRows(
  tx: Tx<'system'>,
  applicationIds: readonly string[],
  senderId: string,
  { now, since, most }: { readonly now: Date; readonly since: Date; readonly most: number },
): Promise<WritingRow[]> {
  return tx.execute<WritingRow>(sql`
    select a.id as application_id, b.country, b.region_code as region, b.time_zone, a.says_minor,
      (select array_agg(born.birth_date::text) from team.birth_view born where born.group_id = a.group_id and born.user_id = a.user_id) as birth_dates,
      exists (select 1 from messaging.block where application_id = a.id and kind = 'HOUSE' and ended_at is null)
        or exists (select 1 from messaging.block where group_id = a.group_id and candidate_user_id = a.user_id
          and blocked_user_id = ${senderId} and ended_at is null) as is_blocked,
      exists (select 1 from messaging.block where application_id = a.id and kind = 'CANDIDATE' and ended_at is null) as is_closed,
      (select max(until) from messaging.suspension where group_id = a.group_id and user_id = ${senderId} and ended_at is null and until > ${now}) as suspended_until,
      exists (select 1 from messaging.minor_sender where group_id = a.group_id and user_id = ${senderId} and removed_at is null
        and brand_id = any (b.ancestor_ids)) as is_approved,
      (select count(*) from (
        select 1 from messaging.message m
        where m.application_id = a.id and m.sender_side = 'EMPLOYER' and m.sender_user_id = ${senderId} and m.sent_at > ${since}
          and m.sent_at > coalesce((select max(c.sent_at) from messaging.message c
            where c.application_id = a.id and c.sender_side = 'CANDIDATE'), '-infinity')
        limit ${most}) own)::int as unanswered
    from applications.minor_view a join core.brand_view b on b.id = a.location_id
    where ${isOneOf(applicationIds)}`);
}

/** One conversation is asked for so often that the database is to keep its plan, which it does for a comparison with one id only. */
function isOneOf(ids: readonly string[]): RawBuilder<unknown> {
  return ids.length === 1 ? sql`a.id = ${ids[0]}::uuid` : sql`a.id = any (${[...ids]}::uuid[])`;
}
