import { findMyEmployments } from '@hearth/domains/team/service';
import { localDay } from '@hearth/kit/local-day';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listMyPins as contract } from '../../../contract/pin-endpoints.ts';
import { findLocationsWithKiosk } from '../../queries/kiosk.ts';
import { findPins } from '../../queries/pin.ts';
import { findClockPlaces } from '../../queries/place.ts';

/** Employments that are over, and places without a shared clock, are left out. */
export const listMyPins = implement(contract, async (_input, { db: own, clock }) => {
  const employments = await findMyEmployments(own);
  return inScope(own, SYSTEM, async (db) => {
    const at = [...new Set(employments.map((one) => one.location_id))];
    const withKiosk = await findLocationsWithKiosk(db, at);
    const places = new Map((await findClockPlaces(db, [...withKiosk])).map((place) => [place.id, place]));
    const pins = new Map(
      (
        await findPins(
          db,
          employments.map(({ id }) => id),
        )
      ).map((row) => [row.employee_id, row]),
    );
    return {
      pins: employments.flatMap(({ id, location_id: location, end_date: end }) => {
        const place = places.get(location);
        if (place === undefined || (end !== null && end < localDay(clock.now(), place.time_zone))) return [];
        return [{ employee_id: id, location_name: place.name, set_at: pins.get(id)?.set_at.toISOString() ?? null }];
      }),
    };
  });
});
