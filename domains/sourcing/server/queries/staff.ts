import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** An employment with what an application needs. */
export interface Colleague {
  readonly employee_id: string;
  readonly group_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
}

/** Finds the caller's current employments. */
export function findOwnEmployments(tx: Tx<'self'>, userId: string, today: string): Promise<Colleague[]> {
  return tx.execute<Colleague>(sql`
    select id as employee_id, group_id, first_name, last_name, phone from team.employee_view
    where user_id = ${userId} and (end_date is null or end_date >= ${today}::date) order by id`);
}

/** Returns which of these jobs the caller applied for without withdrawing. */
export async function findAppliedFor(
  tx: Tx<'self'>,
  userId: string,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ job_id: string }>(sql`
    select job_id from applications.application_view
    where user_id = ${userId} and job_id = any (${[...jobIds]}::uuid[]) and stage <> 'WITHDRAWN'`);
  return new Set(rows.map((row) => row.job_id));
}
