import type { Stage } from '@hearth/domains/applications/schemas';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { isWithinGrant } from './place.ts';

/** The parts of an application that identify its candidate. */
export interface ApplicantRow {
  readonly id: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly job_title: string;
  readonly location_name: string;
  readonly stage: Stage;
  readonly source: string;
  readonly applied_at: Date;
}
const COLUMNS = sql`id, user_id, first_name, last_name, email, phone, job_title, location_name, stage, source, applied_at`;
/** So many applications of people who look alike are enough to see that they do. */
const MOST = 100;

/** Finds the account that wrote an application, within a grant. */
export async function findApplicant(tx: Tx, grant: BrandGrant, applicationId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ user_id: string }>(
    sql`select user_id from applications.candidate_view where id = ${applicationId} and ${isWithinGrant(grant)}`,
  );
  return row?.user_id;
}

/** Finds the applications of these people within a grant, newest first. */
export function findApplicantRows(tx: Tx, grant: BrandGrant, userIds: readonly string[]): Promise<ApplicantRow[]> {
  return tx.execute<ApplicantRow>(sql`
    select ${COLUMNS} from applications.candidate_view
    where user_id = any (${[...userIds]}::uuid[]) and archived_at is null and ${isWithinGrant(grant)} order by applied_at desc, id limit ${MOST}`);
}

/** Finds other applicants whose email or phone matches one of the keys, newest first. */
export function findSimilarApplicants(
  tx: Tx,
  grant: BrandGrant,
  keys: { readonly stems: readonly string[]; readonly tails: readonly string[] },
  butNot: readonly string[],
): Promise<ApplicantRow[]> {
  return tx.execute<ApplicantRow>(sql`
    select ${COLUMNS} from applications.candidate_view
    where (email_stem <> '' and email_stem = any (${[...keys.stems]}::text[]) or length(phone_tail) = 7 and phone_tail = any (${[...keys.tails]}::text[]))
      and user_id <> all (${[...butNot]}::uuid[]) and archived_at is null and ${isWithinGrant(grant)} order by applied_at desc, id limit ${MOST}`);
}

/** Returns whether a person has any application left in a group. */
export async function hasApplications(tx: Tx<'system'>, groupId: string, userId: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from applications.candidate_view where group_id = ${groupId} and user_id = ${userId} limit 1`,
  );
  return rows.length > 0;
}
