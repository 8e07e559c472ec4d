import { findName } from '@hearth/domains/identity/service';
import { findPipelineCopies } from '@hearth/domains/jobs/service';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { MOST_AT_ONCE } from '../../contract/limits.ts';
import type { EndReason, LeftBehind, Stage } from '../../contract/schemas.ts';
import { moveVerdict, OPEN_STAGES } from '../../rules/stages.ts';
import { resolveMove } from '../../rules/steps.ts';
import type { MoveTarget } from '../../rules/steps.ts';
import { composeEndingLetter } from '../ending-letter.ts';
import { moveAll } from '../moves.ts';
import { presentMoved } from '../present.ts';
import { findMany, findOpenOfJob, lockMany } from '../queries/application.ts';
import type { ApplicationRow } from '../queries/application.ts';
import { findBatch, lastStageEvents } from '../queries/stage-event.ts';
import { refuseMove } from '../actions/refuse-move.ts';

const toLeftBehind = (row: ApplicationRow, why: LeftBehind['why']): LeftBehind => ({ ...presentMoved(row), why });

/** Refuses a target that fits nobody: hired, or an ending without a reason. */
function refuseInvalidMove(stage: Stage, reason: Parameters<typeof moveVerdict>[2]): void {
  refuseMove(moveVerdict(stage === 'NEW' ? 'SCREEN' : 'NEW', stage, reason));
}

/** Plans each application's target step, or why it cannot move; reads all jobs at once. */
async function planMoves(
  tx: Tx,
  rows: readonly ApplicationRow[],
  to: MoveTarget & { readonly reason: EndReason | null },
) {
  const copies = await findPipelineCopies(tx, [...new Set(rows.map((row) => row.job_id))]);
  return (row: ApplicationRow): { readonly why: 'SAME' | 'REFUSED' | null; readonly stepId: string | null } => {
    const { verdict, stepId } = resolveMove(row, to, copies.get(row.job_id)?.steps ?? null, to.reason);
    return { why: verdict === 'allowed' ? null : verdict === 'same' ? 'SAME' : 'REFUSED', stepId };
  };
}

export const previewMoves = implement(contract.previewMoves, async ({ body }, { db, grant }) => {
  const { whom, stage, reason } = body;
  refuseInvalidMove(stage, reason);
  const found =
    'job_id' in whom
      ? await findOpenOfJob(db, grant, whom.job_id, OPEN_STAGES, MOST_AT_ONCE + 1)
      : await findMany(db, grant, whom.application_ids);
  const rows = found.slice(0, MOST_AT_ONCE);
  const plan = await planMoves(db, rows, body);
  return {
    moves: rows
      .filter((row) => plan(row).why === null)
      .map((row) => ({
        ...presentMoved(row),
        version: row.version,
        letter: reason === null ? null : composeEndingLetter(row, reason),
      })),
    left: rows.flatMap((row) => {
      const { why } = plan(row);
      return why === null ? [] : toLeftBehind(row, why);
    }),
    more: found.length > rows.length,
  };
});

export const moveApplications = implement(contract.moveApplications, async ({ body }, work) => {
  const { db, grant, actor, clock } = work;
  const { stage, reason, letter_after_minutes: minutes } = body;
  refuseInvalidMove(stage, reason);
  const versions = new Map(body.moves.map((move) => [move.application_id, move.version]));
  const rows = await lockMany(db, grant, [...versions.keys()]);
  const plan = await planMoves(db, rows, body);
  const whyNot = (row: ApplicationRow): LeftBehind['why'] | null =>
    row.version === versions.get(row.id) ? plan(row).why : 'CHANGED';
  const going = rows.filter((row) => whyNot(row) === null);
  const batchId = newId(clock.now().getTime());
  const mover = { side: 'EMPLOYER' as const, userId: actor.userId, name: await findName(db, actor.userId) };
  await moveAll(
    work,
    going.map((row) => ({ row, to: stage, stepId: plan(row).stepId })),
    mover,
    { reason: reason ?? undefined, batchId, letterAfterMinutes: minutes },
  );
  const writes = reason !== null && minutes !== null;
  return {
    batch_id: batchId,
    moved: going.map(({ id }) => id),
    left: rows.flatMap((row) => {
      const why = whyNot(row);
      return why === null ? [] : toLeftBehind(row, why);
    }),
    letters: writes ? going.filter(({ email }) => email !== '').length : 0,
    letters_at: writes ? new Date(clock.now().getTime() + minutes * 60_000).toISOString() : null,
  };
});

export const undoMoves = implement(contract.undoMoves, async ({ params }, work) => {
  const { db, grant, actor } = work;
  const events = new Map((await findBatch(db, params.batch_id)).map((event) => [event.application_id, event]));
  const rows = await lockMany(db, grant, [...events.keys()]);
  const last = await lastStageEvents(db, [...events.keys()]);
  const steps = rows.flatMap((row) => {
    const event = events.get(row.id);
    const from = event?.from_stage ?? null;
    return from !== null && last.get(row.id)?.id === event?.id
      ? { row, to: from, stepId: event?.from_step_id ?? null, reason: event?.from_reason ?? null }
      : [];
  });
  const back = new Set(steps.map(({ row }) => row.id));
  const mover = { side: 'EMPLOYER' as const, userId: actor.userId, name: await findName(db, actor.userId) };
  await moveAll(work, steps, mover, { undo: true });
  return { moved: [...back], left: rows.filter(({ id }) => !back.has(id)).map((row) => toLeftBehind(row, 'CHANGED')) };
});
