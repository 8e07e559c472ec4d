import { findNearestHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { findEmployees } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { INJURY_REPORTED } from '../../contract/events.ts';
import { writeInjury } from '../notice-texts.ts';
import { findPunchAt } from '../queries/punch.ts';

/**
 * Managers hear at once of somebody who was hurt at work, the one who was but not themselves. What the person wrote is read on the page
 * alone: a notice is seen on locked screens.
 */
export const notifyInjury = listenTo(INJURY_REPORTED, {
  name: 'clock.notifyInjury',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const punch = await findPunchAt(db, data.location_id, data.punch_id);
      const [person] = await findEmployees(db, punch === undefined ? [] : [punch.employee_id]);
      if (punch === undefined || person === undefined) return;
      const { name: place, timeZone } = await getBrand(db, data.location_id);
      const users = await findNearestHolders(
        db,
        { groupId: person.group_id, brandId: data.location_id },
        'EDIT_SCHEDULE',
        { now: clock.now(), except: person.user_id },
      );
      const name = `${person.first_name} ${person.last_name}`.trim();
      await notify(means, {
        kind: 'clock.injury',
        aboutId: punch.id,
        placeId: data.location_id,
        groupId: person.group_id,
        timeZone,
        people: users.map((userId) => ({
          userId,
          write: (language) => writeInjury({ name, place, at: punch.at, timeZone }, language),
        })),
      });
    }),
});
