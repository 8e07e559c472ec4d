import { BOARD, findFurthestStages } from '@hearth/domains/applications/service';
import { findScorable } from '@hearth/domains/matching/service';
import { inScope, SURVEY, SYSTEM } from '@hearth/platform/database';
import { eachOnItsOwn } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import { Tally } from '../../rules/tally.ts';
import { lastCountedYear } from '../../rules/year.ts';
import { deleteYear, findAnswersOfYear, findYearsToCount } from '../queries/answer.ts';
import { insertResult } from '../queries/result.ts';

export const COUNT_YEARS = 'fairness.countYears';
const YEARS_AT_ONCE = 100;
const APPLICATIONS_AT_ONCE = 2000;

/**
 * Turns the answers of past years into counts and deletes them, one transaction per year and group. Each year of a
 * group is a transaction of its own.
 */
export const countYears: Job = {
  name: COUNT_YEARS,
  cron: '40 3 * * *',
  expireInSeconds: 3600,
  run: async (_data, work) => {
    const newest = lastCountedYear(work.clock.now());
    for (let taken = YEARS_AT_ONCE; taken === YEARS_AT_ONCE && !work.signal.aborted;) {
      const years = await work.run(SURVEY, ({ db }) => findYearsToCount(db, newest, YEARS_AT_ONCE));
      const failed = await eachOnItsOwn(work, years, {
        name: COUNT_YEARS,
        id: ({ group_id: groupId, year }) => `${groupId} ${year}`,
        run: ({ group_id: groupId, year }) => work.run(SYSTEM, (one) => countYear(one, { groupId, year })),
      });
      // Those that failed would be found again.
      taken = failed.length > 0 ? 0 : years.length;
    }
  },
};

/** The answers are read in the one scope that may, how far applications came in another, and nothing of either is kept but counts. */
async function countYear(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  at: { readonly groupId: string; readonly year: number },
): Promise<void> {
  const tally = new Tally(BOARD.length);
  for (let after: string | null = null; ;) {
    const window: { after: string | null; applications: number } = { after, applications: APPLICATIONS_AT_ONCE };
    const answers = await inScope(db, SURVEY, (survey) => findAnswersOfYear(survey, at, window));
    const last = answers.at(-1);
    if (last === undefined) break;
    const ids = [...new Set(answers.map((answer) => answer.application_id))];
    const furthest = await findFurthestStages(db, ids);
    const scored = await findScorable(db, ids, clock.now());
    for (const { application_id: id, ...answer } of answers)
      tally.add({ ...answer, reached: furthest.get(id) ?? 0, scored: scored.has(id) });
    after = last.application_id;
  }
  for (const result of tally.results())
    await insertResult(db, at.groupId, { ...result, year: at.year, counted_at: clock.now() });
  await inScope(db, SURVEY, (survey) => deleteYear(survey, at.groupId, at.year));
}
