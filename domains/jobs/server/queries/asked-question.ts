import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { JobUsingQuestion, BankQuestion } from '../../contract/question-schemas.ts';
import type { BankWording } from '../../rules/question-bank.ts';
import { isWithinGrant } from './job.ts';
import type { JobsTables } from './tables.ts';

/** A version of a bank question. */
export interface BankVersion {
  readonly id: string;
  readonly version: number;
}

/** Finds the wordings of these versions that may be asked at a brand. */
export async function findWordings(
  tx: Tx,
  at: string,
  asked: readonly BankVersion[],
): Promise<readonly (BankVersion & BankWording & Pick<BankQuestion, 'positions'>)[]> {
  return tx.execute(sql`
    select question.id, wording.version, question.kind, question.positions, wording.language, wording.text, wording.options, wording.translations
    from unnest(${sql.val(asked.map(({ id }) => id))}::uuid[], ${sql.val(asked.map(({ version }) => version))}::int[]) as asked (id, version)
    join jobs.bank_question question on question.id = asked.id
    join jobs.bank_wording wording on wording.question_id = asked.id and wording.version = asked.version
    join core.brand_view place on place.id = ${at} and question.brand_id = any (place.ancestor_ids)`);
}

/** Replaces the bank questions that a job asks. */
export async function replaceAsked(
  tx: Tx,
  job: { readonly id: string; readonly groupId: string },
  asked: readonly BankVersion[],
): Promise<void> {
  await tx.tables<JobsTables>().deleteFrom('jobs.asked_question').where('job_id', '=', job.id).execute();
  if (asked.length === 0) return;
  await tx
    .tables<JobsTables>()
    .insertInto('jobs.asked_question')
    .values(asked.map(({ id, version }) => ({ job_id: job.id, question_id: id, group_id: job.groupId, version })))
    .execute();
}

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
