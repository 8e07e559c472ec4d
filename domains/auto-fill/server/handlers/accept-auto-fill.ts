import { MOST_COMMANDS } from '@hearth/domains/scheduling/contract';
import { requireLocation, saveBatch, type SaveContext, type SavedShifts } from '@hearth/domains/scheduling/service';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { CONFLICT, failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { acceptAutoFill as contract } from '../../contract/endpoints.ts';
import { AUTO_FILL_CHANGED, AUTO_FILL_OVER, AUTO_FILL_TOO_LARGE } from '../../contract/failures.ts';
import { splitChanged } from '../../rules/week/split-changed.ts';
import { loadProblem } from '../load-problem.ts';
import { isReady, lockOwnRun } from '../own-run.ts';
import { type RunRow, updateRun } from '../queries/run.ts';
import type { StoredBest } from '../stored-fill.ts';

const NOTHING_SAVED: SavedShifts = { shifts: [], conflicts: [], answers: [], versions: [] };

/**
 * Saves the assignments as one batch of edits, by the same rules and locks as any other. What others have changed since is named
 * first, and left out if the caller says so.
 */
export const acceptAutoFill = implement(contract, async ({ params, body }, context) => {
  const { db, clock } = context;
  const { idempotency_key: key } = body;
  const run = await lockOwnRun(db, context, params.fill_id);
  if (run.state === 'ACCEPTED') return tellAgain(context, run, key);
  if (!isReady(run)) throw failure(AUTO_FILL_OVER);
  const stored = run.best ?? [];
  if (stored.length > MOST_COMMANDS) throw failure(AUTO_FILL_TOO_LARGE, { limit: MOST_COMMANDS });
  const { place, problem, open } = await loadProblem(db, run, clock.now());
  const versions = new Map(open.map(({ id, version }) => [id, version]));
  const { kept, changed } = splitChanged(problem, versions, stored);
  if (changed.length > 0 && !body.skip_changed) throw failure(AUTO_FILL_CHANGED, { shift_ids: [...changed] });
  const commands = kept.map(({ shift_id: id, version, employee_id: employeeId }) => ({
    kind: 'change' as const,
    id,
    expected_version: version,
    set: { employee_id: employeeId },
  }));
  const saved = commands.length === 0 ? NOTHING_SAVED : await saveBatch(context, place, { key, answers: [], commands });
  // A key that another batch was saved under tells of that one, and saves nothing.
  if (!holdsAll(saved, kept)) throw failure(CONFLICT);
  await updateRun(db, run.id, { state: 'ACCEPTED', accept_key: key, best: kept });
  return { ...saved, assigned_ids: kept.map((one) => one.shift_id), skipped_ids: [...changed] };
});

/** The same key again tells again what it saved and left out; any other finds that it is over. */
async function tellAgain(context: SaveContext, run: RunRow, key: string): Promise<AnswerOf<typeof contract>> {
  if (run.accept_key !== key) throw failure(AUTO_FILL_OVER);
  const assigned = (run.best ?? []).map((one) => one.shift_id);
  const found = (run.result?.shifts ?? []).filter((shift) => shift.employee_id !== null).map(({ id }) => id);
  const place = await requireLocation(context.db, context.grant);
  const saved =
    assigned.length === 0 ? NOTHING_SAVED : await saveBatch(context, place, { key, answers: [], commands: [] });
  return { ...saved, assigned_ids: assigned, skipped_ids: found.filter((id) => !assigned.includes(id)) };
}

function holdsAll({ shifts }: SavedShifts, kept: StoredBest): boolean {
  const holders = new Map(shifts.map((shift) => [shift.id, shift.employee_id]));
  return kept.every((one) => holders.get(one.shift_id) === one.employee_id);
}
