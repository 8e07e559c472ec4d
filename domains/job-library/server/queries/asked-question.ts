import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { BankQuestion } from '../../contract/question-schemas.ts';
import type { BankWording } from '../../rules/question-bank.ts';
import type { LibraryTables } from './tables.ts';

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
  await tx.tables<LibraryTables>().deleteFrom('jobs.asked_question').where('job_id', '=', job.id).execute();
  if (asked.length === 0) return;
  await tx
    .tables<LibraryTables>()
    .insertInto('jobs.asked_question')
    .values(asked.map(({ id, version }) => ({ job_id: job.id, question_id: id, group_id: job.groupId, version })))
    .execute();
}
