import { uuid } from '@hearth/kit/schema';
import { SYSTEM } from '@hearth/platform/database';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import type { FreeWork, Work } from '@hearth/platform/module';
import { workOn } from '@hearth/platform/module';
import { AUTO_FILL_MOVED } from '../../contract/events.ts';
import { planSearch } from '../../rules/week/search-plan.ts';
import type { Assignment } from '../../rules/week/week-problem.ts';
import { type LoadedProblem, loadProblem } from '../load-problem.ts';
import { lockRun, type RunRow, updateRun } from '../queries/run.ts';
import { describing, searching } from '../search-thread.ts';
import type { StoredBest, StoredResult } from '../stored-fill.ts';
import { EXPIRE_SECONDS, isUnderWay, RETRIES } from '../under-way.ts';

export const FILL_WEEK = defineJob('autoFill.fillWeek', { fill_id: uuid });

/**
 * Searches in stretches, each in a thread of its own. Between them it keeps the best so far, says how far it is and hears that it
 * should stop. Run again, such as after a restart, it goes on from what was kept.
 */
export const fillWeek = workOn(FILL_WEEK, {
  retries: RETRIES,
  expireInSeconds: EXPIRE_SECONDS,
  run: async ({ fill_id: id }, work) => {
    try {
      await fill(id, work);
    } catch (error) {
      await work.run(SYSTEM, async (means) => {
        const run = await lockRun(means.db, id);
        // What is tried again goes on from what was kept.
        if (run === undefined || !isUnderWay(run) || run.attempts <= RETRIES) return;
        await tell(means, await updateRun(means.db, id, { state: 'FAILED', finished_at: work.clock.now() }));
      });
      throw error;
    }
  },
});

/** Tells whoever asked for it that it has moved. */
export async function tell({ emit }: Pick<Work, 'emit'>, run: RunRow): Promise<void> {
  await emit(
    AUTO_FILL_MOVED.of({
      group_id: run.group_id,
      topics: [`user:${run.requested_by}`],
      data: { fill_id: run.id, location_id: run.location_id, week: run.week },
    }),
  );
}

async function fill(id: string, work: FreeWork): Promise<void> {
  // On its own, so that a try counts whatever becomes of it.
  const run = await work.run(SYSTEM, async ({ db, clock }) => {
    const found = await lockRun(db, id);
    if (found === undefined || !isUnderWay(found)) return undefined;
    return updateRun(db, id, { state: 'RUNNING', attempts: found.attempts + 1, touched_at: clock.now() });
  });
  if (run === undefined) return;
  const loaded = await work.run(SYSTEM, ({ db, clock }) => loadProblem(db, run, clock.now()));
  let best = restore(run.best, loaded);
  let isStopped = run.stop_asked;
  const stretches = planSearch(loaded.open.length);
  for (const [index, stretch] of stretches.entries()) {
    if (isStopped || work.signal.aborted) break;
    const { assignment } = await searching.run({ problem: loaded.problem, from: best, seed: index + 1, ...stretch });
    best = assignment;
    const progress = Math.round((99 * (index + 1)) / stretches.length);
    const next = await keep(id, work, { best: toStored(assignment, loaded), progress });
    if (next === undefined) return;
    isStopped = next.stop_asked;
  }
  if (work.signal.aborted && !isStopped) throw new Error('The search was interrupted.');
  await finish(id, work, { loaded, assignment: best ?? loaded.open.map(() => -1), isStopped });
}

/** Keeps how far a search is, unless it is over. */
function keep(
  id: string,
  work: FreeWork,
  set: { readonly best: StoredBest; readonly progress: number },
): Promise<RunRow | undefined> {
  return work.run(SYSTEM, async (means) => {
    const run = await lockRun(means.db, id);
    if (run === undefined || !isUnderWay(run)) return undefined;
    const next = await updateRun(means.db, id, { ...set, touched_at: means.clock.now() });
    await tell(means, next);
    return next;
  });
}

async function finish(
  id: string,
  work: FreeWork,
  {
    loaded,
    assignment,
    isStopped,
  }: { readonly loaded: LoadedProblem; readonly assignment: Assignment; readonly isStopped: boolean },
): Promise<void> {
  const told = await describing.run({ problem: loaded.problem, assignment });
  const result: StoredResult = {
    people: loaded.problem.people.map(({ person }) => person.employee_id),
    shifts: loaded.open.map(({ id: shiftId, date, start, end, position_id }, index) => ({
      id: shiftId,
      date,
      start,
      end,
      position_id,
      employee_id: holderOf(assignment, index, loaded),
    })),
    currency: loaded.place.currency,
    told,
  };
  await work.run(SYSTEM, async (means) => {
    const run = await lockRun(means.db, id);
    if (run === undefined || !isUnderWay(run)) return;
    const state = isStopped || run.stop_asked ? 'STOPPED' : 'READY';
    const best = toStored(assignment, loaded);
    const set = { state, progress: 100, finished_at: work.clock.now(), best, result } as const;
    await tell(means, await updateRun(means.db, id, set));
  });
}

function holderOf(assignment: Assignment, shift: number, { problem }: LoadedProblem): string | null {
  return problem.people[assignment[shift] ?? -1]?.person.employee_id ?? null;
}

function toStored(assignment: Assignment, loaded: LoadedProblem): StoredBest {
  return loaded.open.flatMap(({ id, version }, index) => {
    const holder = holderOf(assignment, index, loaded);
    return holder === null ? [] : { shift_id: id, version, employee_id: holder };
  });
}

/** What was kept, as far as its shifts and people are still there. */
function restore(best: StoredBest | null, { open, problem }: LoadedProblem): Assignment | null {
  if (best === null) return null;
  const people = new Map(problem.people.map(({ person }, index) => [person.employee_id, index]));
  const holders = new Map(best.map((one) => [one.shift_id, one.employee_id]));
  return open.map(({ id }) => people.get(holders.get(id) ?? '') ?? -1);
}
