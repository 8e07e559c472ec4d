import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { isWithinGrant } from './place.ts';

/** A candidate with their application. */
export interface CandidateRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: string;
  readonly job_title: string;
  readonly position_name: string;
  readonly stage: string;
  readonly last_contact_at: Date;
}

/** Finds the candidates of applications within a grant, with the latest application of each. */
export function findCandidates(tx: Tx, grant: BrandGrant, applicationIds: readonly string[]): Promise<CandidateRow[]> {
  return tx.execute<CandidateRow>(sql`
    select distinct on (user_id) id, group_id, location_id, user_id, first_name, last_name, email, language, job_title, position_name, stage,
      last_contact_at
    from applications.candidate_view
    where id = any (${[...applicationIds]}::uuid[]) and archived_at is null and ${isWithinGrant(grant, sql`location_id`, sql`group_id`)}
    order by user_id, applied_at desc`);
}

/** Returns which of these people were hired by the group from an application. */
export async function findHired(tx: Tx, groupId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ user_id: string }>(sql`
    select distinct user_id from team.employee_view
    where group_id = ${groupId} and user_id = any (${[...userIds]}::uuid[]) and status = 'ACTIVE'`);
  return new Set(rows.map((row) => row.user_id));
}

/** Returns which of these people applied for a job without withdrawing. */
export async function findApplicants(tx: Tx, jobId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ user_id: string }>(sql`
    select user_id from applications.candidate_view
    where job_id = ${jobId} and user_id = any (${[...userIds]}::uuid[]) and stage <> 'WITHDRAWN'`);
  return new Set(rows.map((row) => row.user_id));
}
