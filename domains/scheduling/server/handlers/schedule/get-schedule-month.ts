import { holdsOn } from '@hearth/domains/workplace/rules';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import { getScheduleMonth as contract } from '../../../contract/month-endpoints.ts';
import { weeksOfMonth } from '../../../rules/hours/month.ts';
import { requireLocation } from '../../access.ts';
import { countAwayByDay, findMonthDays } from '../../queries/month.ts';

/** Without a date: the month that it is now at the location. */
export const getScheduleMonth = implement(contract, async ({ query }, { db, clock, grant }) => {
  const place = await requireLocation(db, grant);
  const today = localDay(clock.now(), place.time_zone);
  const { month, days } = weeksOfMonth(query.date ?? today, place.week_start);
  const range = { from: days[0] ?? today, to: days.at(-1) ?? today };
  const wanted = { locationId: place.id, days: range, departments: grant.codes };
  const planned = new Map((await findMonthDays(db, wanted)).map(({ date, ...figures }) => [date, figures]));
  const away = new Map((await countAwayByDay(db, grant.groupId, wanted)).map((row) => [row.date, row.away]));
  return {
    location: { id: place.id, name: place.name, time_zone: place.time_zone },
    month,
    today,
    days: days.map((date) => ({
      date,
      ...(planned.get(date) ?? { shifts: 0, open: 0, unpublished: 0, minutes: 0, people: 0 }),
      away: away.get(date) ?? 0,
      is_closed: place.closed.some((one) => holdsOn(one, date)),
    })),
  };
});
