import { getBrand } from '@hearth/domains/core/service';
import { findName } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { Language } from '@hearth/kit/constants';
import { SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { listenTo } from '@hearth/platform/module';
import { PIN_CHANGED, PIN_RESET } from '../../contract/events.ts';
import { writePinChanged, writePinReset } from '../notice-texts.ts';
import { findKioskName } from '../queries/kiosk.ts';

/** Tells somebody that a manager gave them a new PIN: with it the manager could have clocked in for them. */
export const notifyPinReset = listenTo(PIN_RESET, {
  name: 'clock.notifyPinReset',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const manager = await findName(means.db, data.by_user);
      await tell(means, data, (language) => writePinReset(manager, language));
    }),
});

/** Tells somebody that their PIN was changed at a tablet: whoever saw them type it can do that too. */
export const notifyPinChanged = listenTo(PIN_CHANGED, {
  name: 'clock.notifyPinChanged',
  run: ({ data }, work) =>
    work.run(SYSTEM, async (means) => {
      const kiosk = await findKioskName(means.db, data.kiosk_id);
      await tell(means, data, (language) => writePinChanged(kiosk, language));
    }),
});

async function tell(
  means: Work<'system'>,
  data: { readonly employee_id: string; readonly location_id: string },
  write: (language: Language) => NoticeText,
): Promise<void> {
  const [person] = await findEmployees(means.db, [data.employee_id]);
  if (person?.user_id === null || person === undefined) return;
  const { timeZone } = await getBrand(means.db, data.location_id);
  await notify(means, {
    kind: 'clock.pin',
    aboutId: person.id,
    placeId: data.location_id,
    groupId: person.group_id,
    timeZone,
    thread: `pin ${person.id}`,
    people: [{ userId: person.user_id, write }],
  });
}
