import { listJobsById } from '@hearth/domains/jobs/service';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { stageChanged } from '../contract/events.ts';
import type { Application, ApplicationContent } from '../contract/schemas.ts';
import { isOpen } from '../rules/stages.ts';
import { evaluateAnswers } from './further-jobs.ts';
import { removeGuestFiles } from './guest-files.ts';
import { eventSubject } from './moves.ts';
import { findAllOwn } from './queries/application.ts';
import type { ApplicationRow } from './queries/application.ts';
import { deleteGuestsOf, findGuestsOf } from './queries/guest-application.ts';
import { findSentLetters } from './queries/letter.ts';
import { findApplicationIds, findOwnFiles, eraseApplication, deleteDrafts, lockForErasure } from './queries/past.ts';
import { listStageEvents } from './queries/stage-event.ts';

/** Everything of an application that its candidate gave or was told. */
export interface OwnRecord extends Pick<
  ApplicationRow,
  | 'id'
  | 'group_id'
  | 'employer_name'
  | 'job_title'
  | 'location_name'
  | 'location_city'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'message'
  | 'availability'
  | 'can_start_on'
  | 'hours_per_week'
  | 'language'
  | 'source'
  | 'stage'
  | 'applied_at'
  | 'attachment_ids'
  | 'profile'
  | 'says_minor'
> {
  readonly answers: readonly Pick<Application['answers'][number], 'question' | 'answer'>[];
  readonly history: readonly { readonly stage: ApplicationRow['stage']; readonly at: Date }[];
  readonly letters: readonly { readonly subject: string; readonly body: string; readonly at: Date }[];
}

/** All applications of the signed-in person, newest first, in three statements. */
export async function findOwnRecords(tx: Tx<'self'>, userId: string): Promise<OwnRecord[]> {
  const rows = await findAllOwn(tx, userId);
  const ids = rows.map(({ id }) => id);
  const events = await listStageEvents(tx, ids);
  // Letters are the house's; those that were sent are their reader's too.
  const letters = Map.groupBy(
    await inScope(tx, SYSTEM, (system) => findSentLetters(system, ids)),
    (letter) => letter.application_id,
  );
  return rows.map((row) => ({
    ...row,
    answers: row.answers.map(({ question, answer }) => ({ question, answer })),
    history: (events.get(row.id) ?? []).map(({ to_stage: stage, at }) => ({ stage, at })),
    letters: (letters.get(row.id) ?? []).map(({ subject, body, send_after: at }) => ({ subject, body, at })),
  }));
}

/** What was sent without signing in and waits for the holder of an address to say that it is theirs. */
export interface WaitingRecord extends Pick<
  ApplicationContent,
  'first_name' | 'last_name' | 'phone' | 'message' | 'availability' | 'can_start_on' | 'hours_per_week' | 'language'
> {
  readonly employer_name: string;
  readonly job_title: string;
  readonly says_minor: boolean;
  readonly answers: OwnRecord['answers'];
  readonly sent_at: Date;
  readonly expires_at: Date;
}

/** Finds what waits under an address, newest first. Only for whoever has proven that it is theirs. */
export async function findWaitingRecords(tx: Tx<'system'>, email: string, now: Date): Promise<WaitingRecord[]> {
  const rows = await findGuestsOf(tx, email, now);
  const jobs = await listJobsById(
    tx,
    rows.map((row) => row.job_id),
  );
  return rows.map(({ job_id: jobId, employer_name, sent_at, expires_at, content: { application, given } }) => {
    const job = jobs.get(jobId);
    const { first_name, last_name, phone, message, availability, can_start_on, hours_per_week, language } = application;
    const answers = job === undefined ? [] : evaluateAnswers(job, given).answers;
    return {
      employer_name,
      job_title: job?.title ?? '',
      first_name,
      last_name,
      phone,
      message,
      availability,
      can_start_on,
      hours_per_week,
      language,
      says_minor: application.says_minor === true,
      answers: answers.map(({ question, answer }) => ({ question, answer })),
      sent_at,
      expires_at,
    };
  });
}

/** Locks an application against additions and returns it with its files; null if there is none. */
export async function lockRecord(
  tx: Tx<'system'>,
  id: string,
): Promise<Pick<ApplicationRow, 'id' | 'group_id' | 'location_id' | 'user_id' | 'stage' | 'attachment_ids'> | null> {
  const row = await lockForErasure(tx, id);
  return row === undefined ? null : { ...row, attachment_ids: await findOwnFiles(tx, row) };
}

/** Finds the ids of a person's applications. */
export function findRecordIds(tx: Tx<'system'>, userId: string): Promise<string[]> {
  return findApplicationIds(tx, userId);
}

/** Forgets what somebody began to write and sent to this address, and what waits there to be sent. */
export async function forgetDrafts(work: Pick<Work<'system'>, 'db' | 'enqueue'>, email: string): Promise<void> {
  await deleteDrafts(work.db, email);
  await removeGuestFiles(work, await deleteGuestsOf(work.db, email));
}

/**
 * Forgets an application: what reports count stays without the person. One that was on its way counts as withdrawn, and whoever
 * looks at it is told. What belongs to other domains goes with the row.
 */
export async function forgetRecord(work: Pick<Work<'system'>, 'db' | 'clock' | 'emit'>, id: string): Promise<void> {
  const row = await lockForErasure(work.db, id);
  if (row === undefined) return;
  if (!isOpen(row.stage)) return eraseApplication(work.db, id, null);
  await eraseApplication(work.db, id, { stage: 'WITHDRAWN', reason: 'CANDIDATE_WITHDREW', at: work.clock.now() });
  await work.emit(stageChanged(eventSubject(row), 'WITHDRAWN'));
}
