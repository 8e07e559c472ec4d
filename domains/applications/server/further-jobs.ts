import { validateAnswers, findKnockOuts } from '@hearth/domains/job-library/rules';
import { listOpenRolloutJobs } from '@hearth/domains/jobs/service';
import type { KnownJob } from '@hearth/domains/jobs/service';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { FURTHER_PLACE_GONE } from '../contract/failures.ts';
import { findAppliedJobs } from './queries/application.ts';
import type { ReceivedApplication } from './actions/receive.ts';

type Answers = Readonly<Record<string, string>>;

/** Picks the answers to the questions of a job. */
function pickAnswers({ questions }: KnownJob, given: Answers): Answers {
  return Object.fromEntries(questions.flatMap(({ id }) => (given[id] === undefined ? [] : [[id, given[id]]])));
}

/** The answers with their questions' texts, and whether one of them disqualifies the candidate. */
export function evaluateAnswers(job: KnownJob, given: Answers): Pick<ReceivedApplication, 'answers' | 'knocked_out'> {
  const knockedOut = findKnockOuts(job.questions, pickAnswers(job, given));
  const answers = job.questions.flatMap((question) => {
    const answer = given[question.id];
    if (answer === undefined) return [];
    const { text, bank } = question;
    const from = bank === undefined ? {} : { bank: { id: bank.id, version: bank.version } };
    return [{ question: text, answer, knocked_out: knockedOut.includes(question.id), ...from }];
  });
  return { answers, knocked_out: knockedOut.length > 0 };
}

/**
 * The jobs at further places that somebody applies for in the same form. Refused as a whole where one of them takes nobody any
 * more, or now asks what was not asked here; left out where the person, once they are known, has applied before.
 */
export async function loadFurtherJobs(
  work: Pick<Work, 'db' | 'clock'>,
  job: KnownJob,
  also: readonly string[],
  given: Answers,
  userId: string | null,
): Promise<readonly KnownJob[]> {
  const ids = [...new Set(also)].filter((id) => id !== job.id);
  if (ids.length === 0) return [];
  const open = await listOpenRolloutJobs(work, job.id, ids);
  const gone = ids.filter((id) => {
    const sister = open.get(id);
    return sister === undefined || validateAnswers(sister.questions, pickAnswers(sister, given)).length > 0;
  });
  if (gone.length > 0) {
    const { message } = FURTHER_PLACE_GONE;
    throw failure(FURTHER_PLACE_GONE, { fields: gone.map((id) => ({ field: `also.${id}`, rule: 'gone', message })) });
  }
  const applied = userId === null ? new Set<string>() : await findAppliedJobs(work.db, ids, userId);
  return ids.flatMap((id) => (applied.has(id) ? [] : (open.get(id) ?? [])));
}

/** Those of the further places that can still be applied for, when what was sent before is received: others are left out. */
export async function loadOpenFurtherJobs(
  work: Pick<Work, 'db' | 'clock'>,
  job: KnownJob,
  also: readonly string[],
  given: Answers,
  userId: string,
): Promise<readonly KnownJob[]> {
  const ids = [...new Set(also)].filter((id) => id !== job.id);
  if (ids.length === 0) return [];
  const open = await listOpenRolloutJobs(work, job.id, ids);
  const applied = await findAppliedJobs(work.db, ids, userId);
  return ids.flatMap((id) => {
    const sister = open.get(id);
    if (sister === undefined || applied.has(id)) return [];
    return validateAnswers(sister.questions, pickAnswers(sister, given)).length > 0 ? [] : [sister];
  });
}
