import { sumLocationWeeks } from '@hearth/domains/scheduling/service';
import { implement } from '@hearth/platform/module';
import { listLocationHours as contract } from '../../contract/endpoints.ts';
import { countLocations, findLocationsByName } from '../queries/place.ts';

const PAGE_SIZE = 10;

/** A constant number of statements for a page, whatever the number of locations. Sums over all of them are left to the export of hours. */
export const listLocationHours = implement(contract, async ({ query }, { db, grant, clock }) => {
  if (!grant.holds('VIEW_SCHEDULE')) return { total: null, locations: [] };
  const seesPay = grant.holds('VIEW_PAY');
  const places = await findLocationsByName(db, grant, {
    offset: query.offset ?? 0,
    limit: query.limit ?? PAGE_SIZE,
  });
  const sums = await sumLocationWeeks(
    db,
    places.map(({ id, time_zone: timeZone, currency }) => ({ id, timeZone, currency })),
    { now: clock.now(), seesPay },
  );
  const byId = new Map(sums.map((sum) => [sum.locationId, sum]));
  return {
    total: await countLocations(db, grant),
    locations: places.flatMap(({ id, name, city, currency }) => {
      const sum = byId.get(id);
      if (sum === undefined) return [];
      return {
        location: { id, name, city },
        week: sum.week,
        minutes: sum.minutes,
        minutes_before: sum.minutesBefore,
        cost: sum.cost,
        currency: seesPay ? currency : null,
        minutes_without_cost: seesPay ? sum.minutesWithoutCost : null,
      };
    }),
  };
});
