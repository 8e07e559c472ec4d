import { readSettings } from '@hearth/domains/core/service';
import { findActiveStaffAt } from '@hearth/domains/team/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { KIOSK_NOT_VALID } from '../../../contract/failures.ts';
import { openKiosk as contract } from '../../../contract/kiosk-endpoints.ts';
import { afterContact } from '../../../rules/away.ts';
import { questionsOf } from '../../../rules/judge-punch.ts';
import { shortNames } from '../../../rules/pin.ts';
import { CLOCK } from '../../../rules/settings.ts';
import { findApprovers } from '../../actions/approvers.ts';
import { findTablet, openKey, publicKeyOf } from '../../actions/tablet.ts';
import { updateKiosk } from '../../queries/kiosk.ts';
import { findClockPlaces } from '../../queries/place.ts';

export const openKiosk = implement(contract, ({ body }, { run, clock }) =>
  run(SYSTEM, async ({ db }) => {
    const kiosk = await findTablet(db, body.device_token);
    if (kiosk === undefined || kiosk.revoked_at !== null) throw failure(KIOSK_NOT_VALID);
    const [place] = await findClockPlaces(db, [kiosk.location_id]);
    if (place === undefined) throw failure(KIOSK_NOT_VALID);
    const setting = (await readSettings(db, [place.id], CLOCK)).get(place.id)?.value ?? CLOCK.fallback;
    const staff = await findActiveStaffAt(db, [place.id]);
    const names = shortNames(staff);
    const now = clock.now();
    const managers = await findApprovers(db, kiosk, now);
    await updateKiosk(db, kiosk.id, afterContact(kiosk, now));
    return {
      kiosk_name: kiosk.name,
      location_name: place.name,
      time_zone: place.time_zone,
      now: now.toISOString(),
      public_key: publicKeyOf(openKey(db, kiosk)),
      people: staff.map(({ id }) => ({ employee_id: id, name: names.get(id) ?? '' })),
      managers: managers.map(({ id }) => ({ employee_id: id, name: names.get(id) ?? '' })),
      asks: questionsOf(setting),
    };
  }),
);
