import { isReached } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql, type RawBuilder } from 'kysely';
import type { SignedState } from '../../contract/schemas.ts';

/** Somebody with their signature of the current version. */
export interface PersonRow {
  readonly employee_id: string;
  readonly name: string;
  readonly location_name: string;
  readonly position_name: string | null;
  readonly state: SignedState;
  readonly request_id: string | null;
  readonly signed_number: number | null;
  readonly at: Date | null;
  readonly sort_name: string;
}

export type PersonPlace = Pick<PersonRow, 'sort_name' | 'employee_id'>;

/** Everybody whom a grant reaches with the state of a version, in one statement. */
function lines(grant: BrandGrant, agreementId: string, editionId: string): RawBuilder<unknown> {
  return sql`
    with lines as (
      select e.id as employee_id, trim(e.first_name || ' ' || e.last_name) as name, b.name as location_name, e.position_name,
        lower(e.last_name || ' ' || e.first_name) as sort_name, r.id as request_id, coalesce(r.ended_at, r.sent_at) as at,
        case when r.state is null or r.state = 'REPLACED' then 'MISSING' when r.state in ('WAITING', 'SIGNED') then r.state
          else 'REFUSED' end as state,
        (select max(d.number) from signatures.request s join signatures.edition d on d.id = s.edition_id
          where s.agreement_id = ${agreementId} and s.employee_id = e.id and s.state = 'SIGNED') as signed_number
      from team.employee_view e
      join core.brand_view b on b.id = e.location_id
      left join lateral (
        select q.id, q.state, q.sent_at, q.ended_at from signatures.request q
        where q.agreement_id = ${agreementId} and q.employee_id = e.id and q.edition_id = ${editionId}
        order by q.sent_at desc, q.id desc limit 1
      ) r on true
      where e.status = 'ACTIVE' and ${isReached(grant)}
    )`;
}

/** The next people, by name. */
export function findPeoplePage(
  tx: Tx,
  grant: BrandGrant,
  of: { readonly agreementId: string; readonly editionId: string },
  {
    state,
    after,
    limit,
  }: { readonly state: SignedState | undefined; readonly after: PersonPlace | undefined; readonly limit: number },
): Promise<PersonRow[]> {
  const beyond =
    after === undefined ? sql`true` : sql`(sort_name, employee_id) > (${after.sort_name}, ${after.employee_id}::uuid)`;
  const only = state === undefined ? sql`true` : sql`state = ${state}`;
  return tx.execute<PersonRow>(sql`
    ${lines(grant, of.agreementId, of.editionId)}
    select * from lines where ${only} and ${beyond} order by sort_name, employee_id limit ${limit}`);
}

/** How many people a grant reaches whose signature of a version has a state, or all of them. */
export async function countPeople(
  tx: Tx,
  grant: BrandGrant,
  of: { readonly agreementId: string; readonly editionId: string },
  state: SignedState | undefined,
): Promise<number> {
  const only = state === undefined ? sql`true` : sql`state = ${state}`;
  const [row] = await tx.execute<{ n: number }>(sql`
    ${lines(grant, of.agreementId, of.editionId)} select count(*)::int as n from lines where ${only}`);
  return row?.n ?? 0;
}

interface Reach {
  readonly group_id: string;
  readonly nodes: readonly string[];
  readonly codes: readonly string[] | null;
  readonly position_id: string | null;
  readonly agreement_id: string;
  readonly edition_id: string;
  readonly kind: 'MISSING' | 'REPLACED' | 'SIGNED_BEFORE';
}

/** The next people of a sending who have not been asked for its version; whoever declined it is not asked again by many. */
export async function findToAsk(tx: Tx<'system'>, of: Reach, limit: number): Promise<readonly string[]> {
  const position = of.position_id === null ? sql`true` : sql`e.position_id = ${of.position_id}`;
  const former = (states: readonly string[]) => sql`exists (select 1 from signatures.request f
    where f.agreement_id = ${of.agreement_id} and f.employee_id = e.id and f.edition_id <> ${of.edition_id}
      and f.state = any (${[...states]}::text[]))`;
  const who =
    of.kind === 'MISSING'
      ? sql`true`
      : of.kind === 'REPLACED'
        ? sql`exists (select 1 from signatures.request f where f.agreement_id = ${of.agreement_id} and f.employee_id = e.id
            and f.state = 'REPLACED' and f.ended_at = (select published_at from signatures.edition where id = ${of.edition_id}))`
        : former(['SIGNED', 'REPLACED']);
  const rows = await tx.execute<{ id: string }>(sql`
    select e.id from team.employee_view e join core.brand_view b on b.id = e.location_id
    where e.status = 'ACTIVE' and ${isReached({ ...of, groupId: of.group_id })} and ${position}
      and ${who}
      and exists (select 1 from signatures.agreement a where a.id = ${of.agreement_id} and a.archived_at is null)
      and not exists (select 1 from signatures.request r where r.edition_id = ${of.edition_id} and r.employee_id = e.id)
    order by e.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** How many people that is. */
export async function countToAsk(
  tx: Tx,
  grant: BrandGrant,
  editionId: string,
  positionId: string | null,
): Promise<number> {
  const position = positionId === null ? sql`true` : sql`e.position_id = ${positionId}`;
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from team.employee_view e join core.brand_view b on b.id = e.location_id
    where e.status = 'ACTIVE' and ${isReached(grant)} and ${position}
      and not exists (select 1 from signatures.request r where r.edition_id = ${editionId} and r.employee_id = e.id)`);
  return row?.n ?? 0;
}

interface ReachedEmployee {
  readonly id: string;
  readonly user_id: string | null;
  readonly email: string | null;
}

/** An employee whom a grant reaches, for whom a request can be made. */
export async function findReachedEmployee(tx: Tx, grant: BrandGrant, id: string): Promise<ReachedEmployee | undefined> {
  const [row] = await tx.execute<ReachedEmployee>(sql`
    select e.id, e.user_id, e.email from team.employee_view e join core.brand_view b on b.id = e.location_id
    where e.id = ${id} and e.status = 'ACTIVE' and ${isReached(grant)}`);
  return row;
}
