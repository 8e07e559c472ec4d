import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { stageChanged } from '../contract/events.ts';
import type { EndReason, Stage } from '../contract/schemas.ts';
import { takesBack, waitsForEmployer } from '../rules/stages.ts';
import type { Moved } from '../rules/stages.ts';
import { updateApplication } from './queries/application.ts';
import type { ApplicationRow } from './queries/application.ts';
import { insertStageEvent, lastStageEvent } from './queries/stage-event.ts';

export interface Mover {
  readonly side: 'EMPLOYER' | 'CANDIDATE' | 'SYSTEM';
  readonly userId: string | null;
  readonly name: string;
}

/** Puts an application at another stage, keeps the move in its history, and tells both sides. The caller has decided that it may go there. */
export async function moveTo(
  work: Work,
  row: ApplicationRow,
  to: Stage,
  mover: Mover,
  more: { reason?: EndReason; employeeId?: string } = {},
): Promise<ApplicationRow> {
  const now = work.clock.now();
  const before = await placeTakenBack(work, row, { from: row.stage, to, byUserId: mover.userId, at: now });
  const moved = await updateApplication(work.db, row.id, {
    stage: to,
    end_reason: more.reason ?? null,
    employee_id: more.employeeId ?? null,
    stage_entered_at: before?.enteredAt ?? now,
    waiting_since: waitsForEmployer(to) ? (row.waiting_since ?? before?.waitingSince ?? now) : null,
  });
  await insertStageEvent(work.db, {
    id: newId(now.getTime()),
    group_id: row.group_id,
    application_id: row.id,
    user_id: row.user_id,
    from_stage: row.stage,
    to_stage: to,
    reason: more.reason ?? null,
    by_side: mover.side,
    by_user_id: mover.userId,
    by_name: mover.name,
    at: now,
    left_entered_at: row.stage_entered_at,
    left_waiting_since: row.waiting_since,
  });
  await work.emit(stageChanged(subjectOf(row), to));
  return moved;
}

/** Since when the application stood where this move puts it back, and waited; null when it is a move of its own. */
async function placeTakenBack(
  work: Work,
  row: ApplicationRow,
  move: Moved,
): Promise<{ enteredAt: Date; waitingSince: Date | null } | null> {
  const last = await lastStageEvent(work.db, row.id);
  if (last === undefined || last.left_entered_at === null) return null;
  const { from_stage: from, to_stage: to, by_user_id: byUserId, at } = last;
  if (!takesBack({ from, to, byUserId, at }, move)) return null;
  // Whoever was answered meanwhile waits no longer.
  const answered = row.last_message_at !== null && row.last_message_at > at;
  return { enteredAt: last.left_entered_at, waitingSince: answered ? null : last.left_waiting_since };
}

/** Who an event about an application concerns. */
export function subjectOf(row: Pick<ApplicationRow, 'id' | 'group_id' | 'location_id' | 'job_id' | 'user_id'>) {
  return { id: row.id, groupId: row.group_id, locationId: row.location_id, jobId: row.job_id, userId: row.user_id };
}
