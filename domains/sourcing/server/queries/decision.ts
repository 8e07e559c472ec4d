import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { BonusState, Hint } from '../../contract/schemas.ts';
import { MANY_REFERRALS } from '../../rules/limits.ts';
import type { BonusRow } from './referral.ts';

export type DecisionRow = BonusRow & {
  readonly of: number;
  readonly application_id: string;
  readonly referrer_id: string;
  readonly candidate_id: string;
  readonly job_title: string;
  readonly location_name: string;
  readonly referrer_name: string;
  readonly referrer_number: string | null;
  readonly candidate_name: string;
  readonly hints: Hint[];
  readonly last: { readonly by_name: string; readonly at: string; readonly note: string } | null;
};

const isWithinGrant = (grant: BrandGrant) =>
  grant.nodes.some((node) => node === grant.groupId)
    ? sql`bonus.group_id = ${grant.groupId}`
    : sql`bonus.location_id in (select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`;

const digitsOnly = (phone: string) => sql`nullif(platform.phone_digits(${sql.ref(phone)}), '')`;

/** What people may want to look at: computed for the few lines of a page, kept nowhere. */
const HINTS = sql`
  array_remove(array[
    case when referral.disputed_at is not null then 'DISPUTED' end,
    case when ${digitsOnly('candidate.phone')} = ${digitsOnly('referrer.phone')} then 'SAME_PHONE' end,
    case when platform.searchable(candidate.last_name) = platform.searchable(referrer.last_name) then 'SAME_LAST_NAME' end,
    case when exists (select 1 from applications.source_view other where other.group_id = referral.group_id and other.user_id <> referral.candidate_id
      and ${digitsOnly('other.phone')} = ${digitsOnly('candidate.phone')}) then 'TWICE' end,
    case when (select count(*) from sourcing.referral other where other.referrer_id = referral.referrer_id
      and other.at between referral.at - interval '30 days' and referral.at) > ${MANY_REFERRALS} then 'MANY' end,
    case when referrer.end_date < (platform.moment() at time zone place.time_zone)::date then 'REFERRER_LEFT' end
  ], null)`;

/** Finds parts of bonuses within a grant, newest first: one by id, or by state. */
export function findDecisions(
  tx: Tx,
  grant: BrandGrant,
  which:
    | { readonly id: string }
    | { readonly states: readonly BonusState[]; readonly before: string | undefined; readonly limit: number },
): Promise<DecisionRow[]> {
  const filter =
    'id' in which
      ? sql`bonus.id = ${which.id}`
      : sql`bonus.state = any (${[...which.states]}::text[]) ${which.before === undefined ? sql`` : sql`and bonus.id < ${which.before}`}`;
  return tx.execute<DecisionRow>(sql`
    with bonus as (
      select * from sourcing.bonus bonus where ${isWithinGrant(grant)} and ${filter}
      order by bonus.id desc limit ${'id' in which ? 1 : which.limit}
    )
    select bonus.*, referral.application_id, referral.referrer_id, referral.candidate_id, referral.job_title, referral.referrer_name,
      referrer.employee_number as referrer_number, place.name as location_name,
      candidate.first_name || ' ' || candidate.last_name as candidate_name,
      (select count(*)::int from sourcing.bonus part where part.referral_id = bonus.referral_id) as of,
      ${HINTS} as hints,
      (select jsonb_build_object('by_name', event.by_name, 'at', event.at, 'note', event.note) from sourcing.bonus_event event
        where event.bonus_id = bonus.id order by event.id desc limit 1) as last
    from bonus join sourcing.referral referral on referral.id = bonus.referral_id
    join applications.source_view candidate on candidate.id = referral.application_id
    left join team.employee_view referrer on referrer.id = referral.referrer_employee_id
    join core.brand_view place on place.id = bonus.location_id
    order by bonus.id desc`);
}

/** Finds and locks a part within a grant. */
export async function lockBonus(tx: Tx, grant: BrandGrant, id: string): Promise<BonusRow | undefined> {
  const [row] = await tx.execute<BonusRow>(
    sql`select bonus.* from sourcing.bonus bonus where bonus.id = ${id} and ${isWithinGrant(grant)} for update`,
  );
  return row;
}
