import { saveBatch, type SavedShifts } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { acceptAutoFill as contract } from '../../contract/endpoints.ts';
import { AUTO_FILL_CHANGED, AUTO_FILL_OVER } from '../../contract/failures.ts';
import { splitChanged } from '../../rules/week/split-changed.ts';
import { loadProblem } from '../load-problem.ts';
import { isReady, lockOwnRun } from '../own-run.ts';
import { updateRun } from '../queries/run.ts';

const NOTHING_SAVED: SavedShifts = { shifts: [], conflicts: [], answers: [], versions: [] };

/**
 * Saves the assignments as one batch of edits, by the same rules and locks as any other. What others have changed since is named
 * first, and left out if the caller says so.
 */
export const acceptAutoFill = implement(contract, async ({ params, body }, context) => {
  const { db, clock } = context;
  const run = await lockOwnRun(db, context, params.fill_id);
  const stored = run.best ?? [];
  const batch = { key: body.idempotency_key, answers: [] };
  const { place, problem, open } = await loadProblem(db, run, clock.now());
  if (run.state === 'ACCEPTED') {
    // The same key again tells again what it saved; any other finds that it is over.
    const saved = await saveBatch(context, place, { ...batch, commands: [] });
    if (saved.shifts.length === 0) throw failure(AUTO_FILL_OVER);
    return { ...saved, assigned_ids: saved.shifts.map(({ id }) => id), skipped_ids: [] };
  }
  if (!isReady(run)) throw failure(AUTO_FILL_OVER);
  const versions = new Map(open.map(({ id, version }) => [id, version]));
  const { kept, changed } = splitChanged(problem, versions, stored);
  if (changed.length > 0 && !body.skip_changed) throw failure(AUTO_FILL_CHANGED, { shift_ids: [...changed] });
  const commands = kept.map(({ shift_id: id, version, employee_id: employeeId }) => ({
    kind: 'change' as const,
    id,
    expected_version: version,
    set: { employee_id: employeeId },
  }));
  const saved = commands.length === 0 ? NOTHING_SAVED : await saveBatch(context, place, { ...batch, commands });
  await updateRun(db, run.id, { state: 'ACCEPTED' });
  return { ...saved, assigned_ids: kept.map((one) => one.shift_id), skipped_ids: [...changed] };
});
