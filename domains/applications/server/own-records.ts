import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { stageChanged } from '../contract/events.ts';
import type { Application } from '../contract/schemas.ts';
import { isOpen } from '../rules/stages.ts';
import { eventSubject } from './moves.ts';
import { findAllOwn } from './queries/application.ts';
import type { ApplicationRow } from './queries/application.ts';
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

/** Deletes the drafts sent to an address. */
export function forgetDrafts(tx: Tx<'system'>, email: string): Promise<void> {
  return deleteDrafts(tx, email);
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
