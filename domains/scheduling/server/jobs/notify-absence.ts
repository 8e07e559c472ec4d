import { findNearestHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { findEmployees } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { ABSENCE_REPORTED } from '../../contract/events.ts';
import { whoToTell } from '../../rules/absence.ts';
import { writeAbsence } from '../notice-texts.ts';
import { findAbsence, findOnDuty } from '../queries/absence.ts';
import { findPublishedById } from '../queries/published-shift.ts';

/** Managers on duty hear at once that somebody comes late, not at all, or after all; where none is, all who decide there. */
export const notifyAbsence = listenTo(ABSENCE_REPORTED, {
  name: 'scheduling.notifyAbsence',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const report = await findAbsence(db, data.report_id);
      if (report === undefined || (report.ended_at !== null) !== data.is_withdrawn) return;
      const [employee] = await findEmployees(db, [report.employee_id]);
      const [shift] = await findPublishedById(db, [report.shift_id]);
      if (employee === undefined || shift === undefined) return;
      const { groupId, timeZone } = await getBrand(db, report.location_id);
      const holders = await findNearestHolders(db, { groupId, brandId: report.location_id }, 'DECIDE_TIME_OFF', {
        now: clock.now(),
        except: employee.user_id,
      });
      const onDuty = await findOnDuty(db, report.location_id, holders, clock.now());
      const told = whoToTell(holders.map((userId) => ({ userId, isOnDuty: onDuty.has(userId) })));
      const name = `${employee.first_name} ${employee.last_name}`.trim();
      await notify(means, {
        kind: 'schedule.absence',
        aboutId: report.id,
        placeId: report.location_id,
        groupId,
        // What somebody says last of a shift takes the place of what they said before.
        thread: `${report.shift_id} ${report.employee_id}`,
        timeZone,
        people: told.map((userId) => ({
          userId,
          write: (language) => writeAbsence(name, { ...report, shift, isWithdrawn: data.is_withdrawn }, language),
        })),
      });
    }),
});
