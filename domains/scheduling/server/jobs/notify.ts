import { findNearestHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { findEmployees, findPositions } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { PUBLISHED, TIME_OFF_DECIDED, TIME_OFF_REQUESTED } from '../../contract/events.ts';
import { writeDecision, writeRequest, writeShifts } from '../notice-texts.ts';
import { findPublication } from '../queries/publication.ts';
import { findTimeOffById } from '../queries/time-off.ts';

/** Everybody whose own shifts a publication changes hears which. Of a week that is published again, the newest notice counts. */
export const notifyPublished = listenTo(PUBLISHED, {
  name: 'scheduling.notifyPublished',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db } = means;
      const publication = await findPublication(db, data.location_id, data.publication_id);
      // What people arranged themselves is told by whoever arranges it.
      if (publication === undefined || publication.is_hand_over === true) return;
      const location = await getBrand(db, data.location_id);
      const positions = new Map((await findPositions(db, location.groupId)).map(({ id, name }) => [id, name]));
      const changed = Map.groupBy(
        publication.changes.flatMap((change) =>
          [...new Set([change.before?.employee_id, change.after?.employee_id])].flatMap((id) =>
            id == null ? [] : [{ id, change }],
          ),
        ),
        ({ id }) => id,
      );
      const people = (await findEmployees(db, [...changed.keys()])).flatMap(({ id, user_id: userId }) =>
        userId === null ? [] : [{ employeeId: id, userId }],
      );
      await notify(means, {
        kind: 'schedule.published',
        aboutId: publication.id,
        groupId: location.groupId,
        thread: `${data.location_id} ${data.week}`,
        timeZone: location.timeZone,
        people: people.map(({ employeeId, userId }) => ({
          userId,
          write: (language) =>
            writeShifts(
              {
                employeeId,
                locationName: location.name,
                week: data.week,
                changes: (changed.get(employeeId) ?? []).map(({ change }) => change),
                positionNames: positions,
                withdrawalReason: publication.withdrawal_reason,
              },
              language,
            ),
        })),
      });
    }),
});

/**
 * Notifies people of the decision on their time off, unless they withdrew it themselves. What they took back
 * themselves is no news to them.
 */
export const notifyDecided = listenTo(TIME_OFF_DECIDED, {
  name: 'scheduling.notifyDecided',
  run: async ({ data: { request_id: id, employee_id: employeeId, state } }, work) => {
    if (state === 'CANCELLED') return;
    await work.run(SYSTEM, async (means) => {
      const request = await findTimeOffById(means.db, id);
      const [employee] = await findEmployees(means.db, [employeeId]);
      const userId = employee?.user_id;
      if (request === undefined || employee === undefined || userId == null) return;
      const { groupId, timeZone } = await getBrand(means.db, employee.location_id);
      await notify(means, {
        kind: 'schedule.timeOffDecided',
        aboutId: id,
        groupId,
        timeZone,
        people: [{ userId, write: (language) => writeDecision(state, request, language) }],
      });
    });
  },
});

/** Those who decide at the location hear of a request; where nobody does, those nearest above it. */
export const notifyRequested = listenTo(TIME_OFF_REQUESTED, {
  name: 'scheduling.notifyRequested',
  run: ({ data: { request_id: id, employee_id: employeeId } }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const request = await findTimeOffById(db, id);
      const [employee] = await findEmployees(db, [employeeId]);
      if (request === undefined || employee === undefined || request.state !== 'REQUESTED') return;
      const { groupId, timeZone } = await getBrand(db, employee.location_id);
      const deciders = await findNearestHolders(db, { groupId, brandId: employee.location_id }, 'DECIDE_TIME_OFF', {
        now: clock.now(),
        except: employee.user_id,
      });
      const name = `${employee.first_name} ${employee.last_name}`.trim();
      await notify(means, {
        kind: 'schedule.timeOffRequested',
        aboutId: id,
        placeId: employee.location_id,
        groupId,
        timeZone,
        people: deciders.map((userId) => ({ userId, write: (language) => writeRequest(name, request, language) })),
      });
    }),
});
