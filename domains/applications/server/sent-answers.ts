import { validateAnswers } from '@hearth/domains/job-library/rules';
import type { KnownJob } from '@hearth/domains/jobs/service';
import { storeAttachment } from '@hearth/domains/media/service';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { ANSWER_MISSING } from '../contract/failures.ts';
import type { ApplicationContent } from '../contract/schemas.ts';
import { mapFilesToQuestions } from './sent-files.ts';
import type { SentFile } from './sent-files.ts';

/** The answers of an application by the id of their question. */
export function answersById({ answers }: Pick<ApplicationContent, 'answers'>): Record<string, string> {
  return Object.fromEntries(answers.map((item) => [item.question_id, item.answer]));
}

/** Refuses an application whose answers are not what its job asks for, each with its field. */
export function refuseIncomplete(
  job: KnownJob,
  given: Readonly<Record<string, string>>,
  files: readonly SentFile[],
): void {
  const lacking = [...mapFilesToQuestions(job.questions, given)].filter(([index]) => files[index] === undefined);
  const problems = [
    ...validateAnswers(job.questions, given),
    ...lacking.map(([, { id }]) => ({ questionId: id, rule: 'not_a_file' as const })),
  ];
  if (problems.length === 0) return;
  throw failure(ANSWER_MISSING, {
    fields: problems.map(({ questionId, rule }) => ({
      field: `answers.${questionId}`,
      rule,
      message: ANSWER_MISSING.message,
    })),
  });
}

/** The files of an application as they are kept, and the answers with a file's name where a question asked for one. */
export interface KeptFiles {
  readonly attachmentIds: readonly string[];
  readonly given: Readonly<Record<string, string>>;
}

/** Keeps the files of an application for its job. The employer reads a file's name at the question and opens it among the files. */
export async function keepSentFiles(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'scan' | 'enqueue'>,
  job: KnownJob,
  files: readonly SentFile[],
  sent: {
    readonly given: Readonly<Record<string, string>>;
    readonly ownerUserId: string | null;
    readonly language: ApplicationContent['language'];
  },
): Promise<KeptFiles> {
  const asFile = mapFilesToQuestions(job.questions, sent.given);
  const given = { ...sent.given };
  const attachmentIds: string[] = [];
  for (const [index, { brought, isChecked }] of files.entries()) {
    const owner = { groupId: job.group_id, ownerUserId: sent.ownerUserId, mailIn: sent.language };
    const stored = await storeAttachment(work, { ...owner, file: brought, isChecked });
    attachmentIds.push(stored.id);
    const question = asFile.get(index);
    if (question !== undefined) given[question.id] = stored.name;
  }
  return { attachmentIds, given };
}
