import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { BonusState } from '../../contract/schemas.ts';

export interface ReferralRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly referrer_id: string;
  readonly referrer_employee_id: string;
  readonly referrer_name: string;
  readonly candidate_id: string;
  readonly job_title: string;
  readonly at: Date;
  readonly disputed_at: Date | null;
  readonly employee_id: string | null;
}

export interface BonusRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly referral_id: string;
  readonly number: number;
  readonly after_days: number;
  readonly amount: number;
  readonly currency: string;
  readonly state: BonusState;
  readonly due_on: string | null;
  readonly version: number;
  readonly changed_at: Date;
}

/** Inserts a referral; returns false if the application has one. */
export async function insertReferral(tx: Tx<'system'>, row: ReferralRow): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into sourcing.referral (id, group_id, location_id, application_id, referrer_id, referrer_employee_id, referrer_name, candidate_id, job_title, at)
    values (${row.id}, ${row.group_id}, ${row.location_id}, ${row.application_id}, ${row.referrer_id}, ${row.referrer_employee_id},
      ${row.referrer_name}, ${row.candidate_id}, ${row.job_title}, ${row.at})
    on conflict (application_id) do nothing returning id`);
  return rows.length > 0;
}

/** Finds and locks the referral of an application. */
export async function lockReferral(tx: Tx<'system'>, applicationId: string): Promise<ReferralRow | undefined> {
  const [row] = await tx.execute<ReferralRow>(
    sql`select * from sourcing.referral where application_id = ${applicationId} for update`,
  );
  return row;
}

/** Finds the referral of an application, if visible in the scope. */
export async function findReferral(tx: Tx, applicationId: string): Promise<ReferralRow | undefined> {
  const [row] = await tx.execute<ReferralRow>(
    sql`select * from sourcing.referral where application_id = ${applicationId}`,
  );
  return row;
}

/** Finds the referrals made by a person, newest first. */
export function findOfReferrer(
  tx: Tx<'self'>,
  userId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ReferralRow[]> {
  return tx.execute<ReferralRow>(sql`
    select * from sourcing.referral where referrer_id = ${userId} order by at desc, id desc offset ${offset} limit ${limit}`);
}

const MOST_OF_CANDIDATE = 100;

/** Finds the referrals of a candidate, newest first. */
export function findOfCandidate(tx: Tx<'self'>, userId: string): Promise<ReferralRow[]> {
  return tx.execute<ReferralRow>(sql`
    select * from sourcing.referral where candidate_id = ${userId} order by at desc, id desc limit ${MOST_OF_CANDIDATE}`);
}

/** Records that the candidate disputes the referral. */
export async function setDisputed(tx: Tx<'system'>, id: string, at: Date): Promise<void> {
  await tx.execute(sql`update sourcing.referral set disputed_at = ${at} where id = ${id}`);
}

/** Records the hire and sets the due date of each part. */
export async function setHired(
  tx: Tx<'system'>,
  id: string,
  hired: { readonly employeeId: string; readonly startsOn: string },
): Promise<void> {
  await tx.execute(sql`update sourcing.referral set employee_id = ${hired.employeeId} where id = ${id}`);
  await tx.execute(
    sql`update sourcing.bonus set due_on = ${hired.startsOn}::date + after_days where referral_id = ${id} and state <> 'PAID'`,
  );
}
