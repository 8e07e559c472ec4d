import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { endAccess } from '../actions/end-access.ts';
import { announceEmployee } from '../announce.ts';
import { findDueEndings, lockEnding } from '../queries/period.ts';
import { applyTerms, findDueTerms } from '../queries/term.ts';

const AT_ONCE = 200;

/**
 * Moves employees to what holds from today on, and ends access after the last day: each by the day where they work. Runs that were
 * missed are made up for, since everything due and not done is found. Of several nodes, the one that locks an employee moves them.
 */
export const moveEmployments: Job = {
  name: 'team.moveEmployments',
  cron: '*/5 * * * *',
  run: async (_data, work) => {
    const failed: unknown[] = [];
    const changes = await work.run(SYSTEM, ({ db, clock }) => findDueTerms(db, clock.now(), AT_ONCE));
    for (const { employee_id: id, group_id: groupId, today } of changes)
      await work
        .run(SYSTEM, async (means) => {
          const before = await lockEnding(means.db, id);
          if (before === undefined) return;
          await applyTerms(means.db, id, today, means.clock.now());
          await announceEmployee(means, { id, groupId, locationIds: [before.location_id] });
        })
        .catch((problem: unknown) => failed.push(problem));
    const endings = await work.run(SYSTEM, ({ db, clock }) => findDueEndings(db, clock.now(), AT_ONCE));
    for (const id of endings)
      await work.run(SYSTEM, (means) => endAccess(means, id)).catch((problem: unknown) => failed.push(problem));
    if (failed.length > 0) throw new AggregateError(failed, 'Some employments could not be moved.');
  },
};
