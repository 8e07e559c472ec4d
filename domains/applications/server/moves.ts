import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { stageChanged } from '../contract/events.ts';
import type { EndReason, Stage } from '../contract/schemas.ts';
import { waitsForEmployer } from '../rules/stages.ts';
import { updateApplication } from './queries/application.ts';
import type { ApplicationRow } from './queries/application.ts';
import { insertStageEvent } from './queries/stage-event.ts';

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
  const moved = await updateApplication(work.db, row.id, {
    stage: to,
    end_reason: more.reason ?? null,
    employee_id: more.employeeId ?? null,
    stage_entered_at: now,
    waiting_since: waitsForEmployer(to) ? (row.waiting_since ?? now) : null,
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
  });
  await work.emit(stageChanged(subjectOf(row), to));
  return moved;
}

/** Who an event about an application concerns. */
export function subjectOf(row: Pick<ApplicationRow, 'id' | 'group_id' | 'location_id' | 'job_id' | 'user_id'>) {
  return { id: row.id, groupId: row.group_id, locationId: row.location_id, jobId: row.job_id, userId: row.user_id };
}
