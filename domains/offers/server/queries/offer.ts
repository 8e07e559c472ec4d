import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { DeclineReason, OfferState } from '../../contract/schemas.ts';
import type { OfferRow } from './tables.ts';

const COLUMNS = sql`o.id, o.group_id, o.location_id, o.application_id, o.user_id, o.state, o.candidate_name, o.employer_name, o.job_title,
  o.time_zone, o.language, o.position_name, o.contract, o.starts_on::text as starts_on, o.ends_on::text as ends_on, o.minutes_per_week,
  o.pay_amount, o.pay_currency, o.pay_per, o.document, o.sha256, o.expires_at, o.sent_by, o.sent_at, o.decline_reason, o.decline_note`;

const isBelow = (grant: BrandGrant) =>
  sql`o.group_id = ${grant.groupId} and o.location_id in (select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`;

function selectOffers(where: RawBuilder<unknown>): RawBuilder<OfferRow> {
  return sql<OfferRow>`select ${COLUMNS} from offers.offer o where ${where}`;
}

/** Finds the offers of an application, newest first. */
export function findOfApplication(tx: Tx, applicationId: string): Promise<OfferRow[]> {
  return tx.execute(sql<OfferRow>`
    ${selectOffers(sql`o.application_id = ${applicationId}`)} order by o.sent_at desc, o.id desc limit 50`);
}

/** Locks the open offer of an application. */
export async function lockOpen(tx: Tx, applicationId: string): Promise<OfferRow | undefined> {
  const [row] = await tx.execute(
    sql<OfferRow>`${selectOffers(sql`o.application_id = ${applicationId} and o.state = 'SENT'`)} for update`,
  );
  return row;
}

/** Finds an offer within a grant. */
export async function findInGrant(tx: Tx, grant: BrandGrant, id: string): Promise<OfferRow | undefined> {
  return (await tx.execute(selectOffers(sql`o.id = ${id} and ${isBelow(grant)}`)))[0];
}

/** Finds and locks an offer within a grant. */
export async function lockInGrant(tx: Tx, grant: BrandGrant, id: string): Promise<OfferRow | undefined> {
  return (await tx.execute(sql<OfferRow>`${selectOffers(sql`o.id = ${id} and ${isBelow(grant)}`)} for update`))[0];
}

/** Locks any offer by id, for callers that verified its link. */
export async function lockOffer(tx: Tx<'system'>, id: string): Promise<OfferRow | undefined> {
  return (await tx.execute(sql<OfferRow>`${selectOffers(sql`o.id = ${id}`)} for update`))[0];
}

/** Finds the caller's newest offers, those to be answered first. */
export function findOwnNewest(tx: Tx<'self'>, userId: string, now: Date): Promise<OfferRow[]> {
  return tx.execute(sql<OfferRow>`
    ${selectOffers(sql`o.user_id = ${userId} and o.state in ('SENT', 'ACCEPTED')`)}
    order by (o.state = 'SENT' and o.expires_at > ${now}::timestamptz) desc, o.sent_at desc, o.id desc limit 20`);
}

/** Finds all offers to the caller. */
export function findAllOwn(tx: Tx<'self'>, userId: string): Promise<OfferRow[]> {
  return tx.execute(sql<OfferRow>`${selectOffers(sql`o.user_id = ${userId}`)} order by o.sent_at, o.id`);
}

/** Returns which of these applications have a signed offer. */
export async function findSignedOf(tx: Tx, applicationIds: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ application_id: string }>(sql`
    select distinct application_id from offers.offer where application_id = any (${[...applicationIds]}::uuid[]) and state = 'ACCEPTED'`);
  return rows.map((row) => row.application_id);
}

/** Locks overdue offers, skipping those locked by another worker. */
export function lockOverdue(
  tx: Tx<'system'>,
  now: Date,
  { limit, except }: { readonly limit: number; readonly except: readonly string[] },
): Promise<OfferRow[]> {
  return tx.execute(sql<OfferRow>`
    ${selectOffers(sql`o.state = 'SENT' and o.expires_at <= ${now}::timestamptz and o.id <> all (${[...except]}::uuid[])`)}
    order by o.expires_at, o.id limit ${limit} for update skip locked`);
}

/** Inserts an offer that was just sent. */
export async function insertOffer(tx: Tx, row: OfferRow): Promise<void> {
  await tx.execute(sql`
    insert into offers.offer (id, group_id, location_id, application_id, user_id, state, candidate_name, employer_name, job_title, time_zone,
      language, position_name, contract, starts_on, ends_on, minutes_per_week, pay_amount, pay_currency, pay_per, document, sha256, expires_at,
      sent_by, sent_at)
    values (${row.id}, ${row.group_id}, ${row.location_id}, ${row.application_id}, ${row.user_id}, ${row.state}, ${row.candidate_name},
      ${row.employer_name}, ${row.job_title}, ${row.time_zone}, ${row.language}, ${row.position_name}, ${row.contract}, ${row.starts_on}::date,
      ${row.ends_on}::date, ${row.minutes_per_week}, ${row.pay_amount}, ${row.pay_currency}, ${row.pay_per}, ${row.document}, ${row.sha256},
      ${row.expires_at}::timestamptz, ${row.sent_by}, ${row.sent_at}::timestamptz)`);
}

/** Stores the new state of a locked offer. */
export async function setState(
  tx: Tx,
  row: OfferRow,
  state: OfferState,
  decline: { readonly reason: DeclineReason; readonly note: string } | null = null,
): Promise<OfferRow> {
  await tx.execute(sql`
    update offers.offer set state = ${state}, decline_reason = ${decline?.reason ?? null}, decline_note = ${decline?.note ?? ''}
    where id = ${row.id}`);
  return { ...row, state, decline_reason: decline?.reason ?? null, decline_note: decline?.note ?? '' };
}
