import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { stageChanged } from '../contract/events.ts';
import type { EndReason, Stage } from '../contract/schemas.ts';
import { isUndo, waitsForEmployer } from '../rules/stages.ts';
import type { StageRef } from '../rules/steps.ts';
import { composeEndingLetter } from './ending-letter.ts';
import { SEND_LETTERS } from './jobs/send-letters.ts';
import { updateStages } from './queries/application.ts';
import type { ApplicationRow } from './queries/application.ts';
import { cancelLetters, insertLetters } from './queries/letter.ts';
import { insertStageEvents, lastStageEvents } from './queries/stage-event.ts';
import type { StageEventRow } from './queries/stage-event.ts';

export interface Mover {
  readonly side: 'EMPLOYER' | 'CANDIDATE' | 'SYSTEM';
  readonly userId: string | null;
  readonly name: string;
}

/** An application's transition to another stage, or to another step of its stage. */
export interface StageTransition {
  readonly row: ApplicationRow;
  readonly to: Stage;
  /** The step of its post, where that has steps of its own. */
  readonly stepId?: string | null;
  /** Why it ends, where that is not the same for all. */
  readonly reason?: EndReason | null;
}

interface MoveOptions {
  readonly reason?: EndReason | undefined;
  readonly employeeId?: string | undefined;
  /** Says that these moves were made together. */
  readonly batchId?: string | undefined;
  /** Minutes until the candidate is written to about the end; null or absent: nobody is. */
  readonly letterAfterMinutes?: number | null | undefined;
  /** Takes the last move of each back, whoever made it and whenever. */
  readonly undo?: boolean;
}

const MINUTE_MS = 60_000;

/** Puts an application at another stage, keeps the move in its history, and tells both sides. The caller has decided that it may go there. */
export async function moveTo(
  work: Work,
  row: ApplicationRow,
  to: Stage,
  mover: Mover,
  more: MoveOptions = {},
): Promise<ApplicationRow> {
  const [moved] = await moveAll(work, [{ row, to }], mover, more);
  return moved ?? row;
}

/**
 * Moves many applications in a fixed number of statements; the rows are locked in order of id. Their rows are locked,
 * in the order of their ids.
 */
export async function moveAll(
  work: Work,
  steps: readonly StageTransition[],
  mover: Mover,
  more: MoveOptions = {},
): Promise<ApplicationRow[]> {
  if (steps.length === 0) return [];
  const now = work.clock.now();
  const last = await lastStageEvents(
    work.db,
    steps.map(({ row }) => row.id),
  );
  const moved = await updateStages(
    work.db,
    steps.map(({ row, to, stepId = null, reason }) => {
      const before = findRestoredTimes(row, { stage: to, step_id: stepId }, last.get(row.id), {
        byUserId: mover.userId,
        at: now,
        undo: more.undo,
      });
      return {
        id: row.id,
        stage: to,
        step_id: stepId,
        end_reason: reason ?? more.reason ?? null,
        employee_id: more.employeeId ?? null,
        stage_entered_at: before?.enteredAt ?? now,
        waiting_since: waitsForEmployer(to)
          ? (row.waiting_since ?? (before === null ? now : before.waitingSince))
          : null,
      };
    }),
  );
  await insertStageEvents(
    work.db,
    steps.map(({ row, to, stepId = null, reason }) => ({
      id: newId(now.getTime()),
      group_id: row.group_id,
      application_id: row.id,
      user_id: row.user_id,
      from_stage: row.stage,
      to_stage: to,
      from_step_id: row.step_id,
      to_step_id: stepId,
      reason: reason ?? more.reason ?? null,
      by_side: mover.side,
      by_user_id: mover.userId,
      by_name: mover.name,
      at: now,
      left_entered_at: row.stage_entered_at,
      left_waiting_since: row.waiting_since,
      batch_id: more.batchId ?? null,
    })),
  );
  await updateLetters(work, steps, mover, more);
  for (const { row, to } of steps) await work.emit(stageChanged(eventSubject(row), to));
  return moved;
}

/** Cancels mail about an ending that was taken back, and queues mail about a new one if asked. */
async function updateLetters(
  work: Work,
  steps: readonly StageTransition[],
  mover: Mover,
  more: MoveOptions,
): Promise<void> {
  const reopened = steps.filter(({ row }) => row.stage === 'REJECTED').map(({ row }) => row.id);
  if (reopened.length > 0) await cancelLetters(work.db, reopened);
  const { reason, letterAfterMinutes: minutes } = more;
  if (reason === undefined || minutes === null || minutes === undefined) return;
  const now = work.clock.now();
  const sendAfter = new Date(now.getTime() + minutes * MINUTE_MS);
  const letters = steps.flatMap(({ row }) => {
    const letter = composeEndingLetter(row, reason);
    if (letter === null) return [];
    const { to: recipient, language, subject, text: body } = letter;
    return {
      id: newId(now.getTime()),
      group_id: row.group_id,
      application_id: row.id,
      recipient,
      language,
      subject,
      body,
      send_after: sendAfter,
      by_user_id: mover.userId,
      at: now,
    };
  });
  if (letters.length === 0) return;
  await insertLetters(work.db, letters);
  await work.enqueue(SEND_LETTERS, {}, minutes === 0 ? {} : { startAfter: sendAfter });
}

/** Since when a candidate stood and waited where this move returns them; null if it is a new move. */
function findRestoredTimes(
  row: ApplicationRow,
  to: StageRef,
  last: StageEventRow | undefined,
  by: { byUserId: string | null; at: Date; undo: boolean | undefined },
): { enteredAt: Date; waitingSince: Date | null } | null {
  if (last === undefined || last.left_entered_at === null) return null;
  const { from_stage: lastFrom, to_stage: lastTo, by_user_id: lastBy, at } = last;
  const led = { from: lastFrom, to: lastTo, fromStep: last.from_step_id, toStep: last.to_step_id };
  const move = { from: row.stage, to: to.stage, fromStep: row.step_id, toStep: to.step_id };
  if (by.undo !== true && !isUndo({ ...led, byUserId: lastBy, at }, { ...move, byUserId: by.byUserId, at: by.at }))
    return null;
  // Whoever was answered meanwhile waits no longer.
  const answered = row.last_message_at !== null && row.last_message_at > at;
  return { enteredAt: last.left_entered_at, waitingSince: answered ? null : last.left_waiting_since };
}

/** The subject of an event about an application. */
export function eventSubject(row: Pick<ApplicationRow, 'id' | 'group_id' | 'location_id' | 'job_id' | 'user_id'>) {
  return { id: row.id, groupId: row.group_id, locationId: row.location_id, jobId: row.job_id, userId: row.user_id };
}
