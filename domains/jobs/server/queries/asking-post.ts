import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { JobUsingQuestion } from '../../contract/asking-schemas.ts';
import { isWithinGrant } from './job.ts';
import type { BankVersion } from '@hearth/domains/job-library/service';

/** Finds the jobs within the grant that ask a question, newest first. */
export async function findJobsUsingQuestion(
  tx: Tx,
  grant: BrandGrant,
  question: BankVersion,
  search: { readonly older: boolean; readonly cursor: string | undefined; readonly limit: number },
): Promise<readonly JobUsingQuestion[]> {
  const { older, cursor, limit } = search;
  return tx.execute<JobUsingQuestion>(sql`
    select job.id as job_id, job.title, place.name as location_name, job.status, asked.version, wording.text,
           asked.version < ${question.version} as is_older
    from jobs.asked_question asked
    join jobs.bank_wording wording on wording.question_id = asked.question_id and wording.version = asked.version
    join jobs.job job on job.id = asked.job_id
    join core.brand_view place on place.id = job.location_id
    where asked.question_id = ${question.id} and job.group_id = ${grant.groupId} and ${isWithinGrant(grant)}
    ${older ? sql`and asked.version < ${question.version}` : sql``}
    ${cursor === undefined ? sql`` : sql`and asked.job_id < ${cursor}`}
    order by asked.job_id desc limit ${limit}`);
}
