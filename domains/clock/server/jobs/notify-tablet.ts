import { findNearestHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { notify } from '@hearth/domains/notices/service';
import { findEmployees } from '@hearth/domains/team/service';
import type { Language } from '@hearth/kit/constants';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { FreeWork } from '@hearth/platform/module';
import type { NoticeText } from '@hearth/domains/notices/service';
import { PIN_WAS_LOCKED, PUNCH_HELD } from '../../contract/events.ts';
import { writeHeld, writePinLocked } from '../notice-texts.ts';
import type { AtTablet } from '../notice-texts.ts';
import { findKioskName } from '../queries/kiosk.ts';

interface News {
  readonly employee_id: string;
  readonly location_id: string;
  readonly kiosk_id: string;
}

/** Managers hear of what a tablet could not take; of many entries of one tablet the newest is enough: the page has them all. */
export const notifyHeld = listenTo(PUNCH_HELD, {
  name: 'clock.notifyHeld',
  run: ({ data }, work) => tell(work, data, `held ${data.kiosk_id}`, writeHeld),
});

/** Managers hear of a PIN that is locked. */
export const notifyPinLocked = listenTo(PIN_WAS_LOCKED, {
  name: 'clock.notifyPinLocked',
  run: ({ data }, work) => tell(work, data, `locked ${data.employee_id}`, writePinLocked),
});

/** Tells the managers of a location; of their own matters they hear nothing. */
function tell(
  work: FreeWork,
  data: News,
  thread: string,
  write: (at: AtTablet, language: Language) => NoticeText,
): Promise<void> {
  return work.run(SYSTEM, async (means) => {
    const { db, clock } = means;
    const [person] = await findEmployees(db, [data.employee_id]);
    if (person === undefined) return;
    const { timeZone } = await getBrand(db, data.location_id);
    const kiosk = await findKioskName(db, data.kiosk_id);
    const at = { groupId: person.group_id, brandId: data.location_id };
    const users = await findNearestHolders(db, at, 'PUBLISH_SCHEDULE', { now: clock.now(), except: person.user_id });
    const names = { name: `${person.first_name} ${person.last_name}`.trim(), kiosk };
    await notify(means, {
      kind: 'clock.tablet',
      aboutId: person.id,
      placeId: data.location_id,
      groupId: person.group_id,
      timeZone,
      thread,
      people: users.map((userId) => ({ userId, write: (language) => write(names, language) })),
    });
  });
}
