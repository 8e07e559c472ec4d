import { findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getMyTimesheets as contract } from '../../contract/endpoints.ts';
import { loadSheets } from '../load-sheets.ts';
import { findPeriod, loadSheetPlaces } from '../place.ts';
import { findSheetNames } from '../present.ts';
import { presentDetail } from '../sheet-detail.ts';

/** Own pay is shown as far as the employer shows it; without a day it is the period that goes on. */
export const getMyTimesheets = implement(contract, async ({ query }, { db, actor, clock }) => {
  const now = clock.now();
  const mine = await findMyEmployments(db);
  return inScope(db, SYSTEM, async (system) => {
    const places = await loadSheetPlaces(
      system,
      mine.map(({ location_id: id }) => id),
      now,
    );
    const sheets = [];
    // Somebody has one employment, hardly ever more.
    for (const person of mine) {
      const place = places.get(person.location_id);
      if (place === undefined) continue;
      const around = findPeriod(place, query.day ?? place.today);
      if (person.end_date !== null && person.end_date < around.period.from) continue;
      const [loaded] = await loadSheets(system, place, [person], around.period, now);
      if (loaded === undefined) continue;
      const names = await findSheetNames(system, place.group_id, [loaded]);
      const seesPay = place.rules.shows_pay;
      const detail = await presentDetail(system, loaded, names, { userId: actor.userId, seesPay });
      sheets.push({
        ...detail,
        ...around,
        period: loaded.period,
        location_name: place.name,
        shows_pay: seesPay,
        tip_currency: place.currency,
      });
    }
    return { sheets };
  });
});
