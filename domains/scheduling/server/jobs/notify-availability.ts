import { findNearestHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { findEmployees } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { AVAILABILITY_DECIDED, AVAILABILITY_REQUESTED } from '../../contract/events.ts';
import { writeAvailabilityDecision, writeAvailabilityRequest } from '../notice-texts.ts';
import { findChange } from '../queries/availability-change.ts';

/** Those who decide at the location hear of availability that waits for them; where nobody does, those nearest above it. */
export const notifyAvailabilityRequested = listenTo(AVAILABILITY_REQUESTED, {
  name: 'scheduling.notifyAvailabilityRequested',
  run: ({ data: { change_id: id, employee_id: employeeId } }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const change = await findChange(db, id);
      const [employee] = await findEmployees(db, [employeeId]);
      if (change?.state !== 'PENDING' || employee === undefined) return;
      const { groupId, timeZone } = await getBrand(db, employee.location_id);
      const deciders = await findNearestHolders(db, { groupId, brandId: employee.location_id }, 'DECIDE_TIME_OFF', {
        now: clock.now(),
        except: employee.user_id,
      });
      const name = `${employee.first_name} ${employee.last_name}`.trim();
      await notify(means, {
        kind: 'schedule.availabilityRequested',
        aboutId: id,
        placeId: employee.location_id,
        groupId,
        // What is said again takes the place of what was said before.
        thread: employeeId,
        timeZone,
        people: deciders.map((userId) => ({
          userId,
          write: (language) => writeAvailabilityRequest(name, change.effective_from, language),
        })),
      });
    }),
});

/** Whoever said it hears what was decided, and why. */
export const notifyAvailabilityDecided = listenTo(AVAILABILITY_DECIDED, {
  name: 'scheduling.notifyAvailabilityDecided',
  run: ({ data: { change_id: id, employee_id: employeeId, state } }, work) =>
    work.run(SYSTEM, async (means) => {
      const change = await findChange(means.db, id);
      const [employee] = await findEmployees(means.db, [employeeId]);
      const userId = employee?.user_id;
      if (change === undefined || employee === undefined || userId == null) return;
      const { groupId, timeZone } = await getBrand(means.db, employee.location_id);
      await notify(means, {
        kind: 'schedule.availabilityDecided',
        aboutId: id,
        groupId,
        timeZone,
        people: [
          {
            userId,
            write: (language) =>
              writeAvailabilityDecision(state, { from: change.effective_from, note: change.decision_note }, language),
          },
        ],
      });
    }),
});
