import { ruleOfCode } from '@hearth/kit/field-rule';
import { parseFileIndex } from '@hearth/domains/job-library/rules';
import { getOpenJob } from '@hearth/domains/jobs/service';
import type { KnownJob } from '@hearth/domains/jobs/service';
import {
  checkFile,
  FILE_INFECTED,
  checkReceivedAttachment,
  STORAGE_FULL,
  withFiles,
} from '@hearth/domains/media/service';
import type { UploadedAttachment } from '@hearth/domains/media/service';
import { Failure, failure, invalid } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import type { OwnWork, ReceivedFile } from '@hearth/platform/module';

/** An application's file at its final place in storage. */
export interface SentFile {
  readonly brought: UploadedAttachment;
  /** Whether the virus scanner has looked at it; otherwise it comes with the application, and waits. */
  readonly isChecked: boolean;
}

type Question = KnownJob['questions'][number];

/** Maps the index of an uploaded file to the question that it answers. */
export function mapFilesToQuestions(
  questions: readonly Question[],
  given: Readonly<Record<string, string>>,
): ReadonlyMap<number, Question> {
  return new Map(
    questions.flatMap((question) => {
      const index =
        question.kind === 'FILE' || question.kind === 'VIDEO' ? parseFileIndex(given[question.id] ?? '') : null;
      return index === null ? [] : [[index, question] as const];
    }),
  );
}

/**
 * Has the files of an application looked through while its sender waits, so that they can choose another in place of one that
 * is refused, brings them to their place, and does the work that keeps them.
 */
export async function withSentFiles<T>(
  context: OwnWork,
  sent: {
    readonly jobId: string;
    /** Whoever sends them; null for somebody who has not signed in. */
    readonly userId: string | null;
    readonly files: readonly ReceivedFile[];
    readonly given: Readonly<Record<string, string>>;
  },
  work: (files: readonly SentFile[]) => Promise<T>,
): Promise<T> {
  if (sent.files.length === 0) return work([]);
  const job = await context.run(SYSTEM, ({ db, clock }) => getOpenJob({ db, clock }, sent.jobId));
  const asFile = mapFilesToQuestions(job.questions, sent.given);
  const found: SentFile[] = [];
  for (const [index, file] of sent.files.entries()) {
    const question = asFile.get(index);
    const field = question === undefined ? `files.${index}` : `answers.${question.id}`;
    const by = { group_id: job.group_id, user_id: sent.userId, came_as: 'APPLICATION' as const };
    const { state } = await checkFile(context, { ...by, bytes: file.bytes });
    if (state === 'INFECTED') throw toFileFailure(field, file, failure(FILE_INFECTED));
    try {
      const brought = await checkReceivedAttachment(job.group_id, file, question?.kind === 'VIDEO');
      found.push({ brought, isChecked: state === 'CLEAN' });
    } catch (error) {
      throw toFileFailure(field, file, error);
    }
  }
  const files = found.map(({ brought }) => brought);
  return withFiles(context, job.group_id, { files, work: () => work(found) }).catch((error: unknown) => {
    const [first] = sent.files;
    const isFull = error instanceof Failure && error.kind === STORAGE_FULL && first !== undefined;
    throw isFull ? toFileFailure('files.0', first, error) : error;
  });
}

function toFileFailure(field: string, { name }: ReceivedFile, error: unknown): unknown {
  if (!(error instanceof Failure)) return error;
  return invalid([{ field, rule: ruleOfCode(error.kind.code), message: `${name}: ${error.kind.message}` }]);
}
