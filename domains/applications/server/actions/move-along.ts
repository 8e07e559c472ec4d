import { findName } from '@hearth/domains/identity/service';
import type { Work } from '@hearth/platform/module';
import type { Stage } from '../../contract/schemas.ts';
import { placeForward } from '../../rules/steps.ts';
import { moveAll } from '../moves.ts';
import { findUnscoped, lockUnscoped } from '../queries/application.ts';
import type { ApplicationRow } from '../queries/application.ts';
import { lastStageEvents } from '../queries/stage-event.ts';
import { findJobSteps } from '../steps.ts';

/** What moves an application along: something that was arranged with its candidate, and who arranged it. */
export interface Cause {
  readonly applicationId: string;
  /** The id of what was arranged: a move that it made is found and taken back by it. */
  readonly causeId: string;
  readonly byUserId: string;
}

async function locked({ db }: Pick<Work, 'db'>, id: string): Promise<ApplicationRow | undefined> {
  await lockUnscoped(db, id);
  return findUnscoped(db, id);
}

const moverOf = async ({ db }: Pick<Work, 'db'>, userId: string) => ({
  side: 'EMPLOYER' as const,
  userId,
  name: await findName(db, userId),
});

/**
 * Takes an application on to the stage of what was arranged, where it has not come so far; false where it stays. The caller has
 * found that whoever arranged it may move it.
 */
export async function moveAlong(work: Work, to: Stage, cause: Cause): Promise<boolean> {
  const row = await locked(work, cause.applicationId);
  if (row === undefined) return false;
  const place = placeForward(row, to, await findJobSteps(work.db, row.job_id));
  if (place === null) return false;
  await moveAll(work, [{ row, to: place.stage, stepId: place.step_id }], await moverOf(work, cause.byUserId), {
    batchId: cause.causeId,
  });
  return true;
}

/** Takes back the move that something arranged has made; nothing where somebody has moved the application since. */
export async function moveBack(work: Work, cause: Cause): Promise<void> {
  const row = await locked(work, cause.applicationId);
  if (row === undefined) return;
  const last = (await lastStageEvents(work.db, [row.id])).get(row.id);
  if (last === undefined || last.batch_id !== cause.causeId || last.from_stage === null) return;
  await moveAll(work, [{ row, to: last.from_stage, stepId: last.from_step_id }], await moverOf(work, cause.byUserId), {
    undo: true,
  });
}
