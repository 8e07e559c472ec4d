import { getBrand } from '@hearth/domains/core/service';
import { findName } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { findEmployees } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { PIN_RESET } from '../../contract/events.ts';
import { writePinReset } from '../notice-texts.ts';

/** Tells somebody that a manager gave them a new PIN: with it the manager could have clocked in for them. */
export const notifyPinReset = listenTo(PIN_RESET, {
  name: 'clock.notifyPinReset',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const [person] = await findEmployees(means.db, [data.employee_id]);
      if (person?.user_id === null || person === undefined) return;
      const { timeZone } = await getBrand(means.db, data.location_id);
      const manager = await findName(means.db, data.by_user);
      await notify(means, {
        kind: 'clock.pin',
        aboutId: person.id,
        placeId: data.location_id,
        groupId: person.group_id,
        timeZone,
        thread: `pin ${person.id}`,
        people: [{ userId: person.user_id, write: (language) => writePinReset(manager, language) }],
      });
    }),
});
