import { EMPLOYMENT_END_UNDONE, EMPLOYMENT_ENDING } from '@hearth/domains/team/events';
import { findEmployees } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { reassignDrafts } from '../actions/release-shifts.ts';
import { findShiftIdsAfter, insertReleased, takeReleased } from '../queries/release.ts';

/** Makes the shifts after somebody's last day open, where the manager chose so. One that was taken back meanwhile releases nothing. */
export const releaseShifts = listenTo(EMPLOYMENT_ENDING, {
  name: 'scheduling.releaseShifts',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { employee_id: employeeId, last_day: lastDay, period_id: periodId, by_user_id: userId } = data;
      const [person] = await findEmployees(means.db, [employeeId]);
      if (!data.releases_shifts || person?.end_date !== lastDay) return;
      const ids = await findShiftIdsAfter(means.db, employeeId, lastDay, means.clock.now());
      const released = await reassignDrafts(means, ids, { from: employeeId, to: null }, { userId });
      await insertReleased(means.db, { groupId: person.group_id, employeeId, periodId }, released);
    }),
});

/** Gives shifts back whose holder stays after all, as far as nobody else has them. */
export const returnShifts = listenTo(EMPLOYMENT_END_UNDONE, {
  name: 'scheduling.returnShifts',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { employee_id: employeeId, period_id: periodId, by_user_id: userId } = data;
      const [person] = await findEmployees(means.db, [employeeId]);
      const ids = await takeReleased(means.db, periodId);
      if (person?.end_date === null) await reassignDrafts(means, ids, { from: null, to: employeeId }, { userId });
    }),
});
