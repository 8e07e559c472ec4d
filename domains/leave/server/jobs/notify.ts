import { getBrand } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { findEmployees } from '@hearth/domains/team/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { BALANCE_CHANGED } from '../../contract/events.ts';
import { writeChange } from '../notice-texts.ts';
import { findBalanceChange } from '../queries/balance-change.ts';

/** Whose balance a manager changed hears of it, with the reason; not whoever changed their own. */
export const notifyChanged = listenTo(BALANCE_CHANGED, {
  name: 'leave.notifyChanged',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db } = means;
      const change = await findBalanceChange(db, data.entry_id);
      const [person] = await findEmployees(db, [data.employee_id]);
      if (change === undefined || person?.user_id == null || person.user_id === change.by_user) return;
      const { groupId, timeZone } = await getBrand(db, person.location_id);
      await notify(means, {
        kind: 'leave.balanceChanged',
        aboutId: change.id,
        groupId,
        timeZone,
        people: [{ userId: person.user_id, write: (language) => writeChange(change, language) }],
      });
    }),
});
