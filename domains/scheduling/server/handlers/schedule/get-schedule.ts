import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { toWallClock } from '../../../rules/time.ts';
import { requireLocation } from '../../access.ts';
import { redactTimeOff } from '../../present.ts';
import { loadSchedule } from '../../schedule.ts';

/** Without a week: the one that it is now at the location. */
export const getSchedule = implement(contract.getSchedule, async ({ query }, { db, clock, grant, actor }) => {
  const place = await requireLocation(db, grant);
  const date = query.week ?? toWallClock(clock.now().getTime(), place.time_zone).date;
  const schedule = await loadSchedule(db, place, place.weekOf(date), grant);
  const people = schedule.people.map((one) => ({ ...one, time_off: redactTimeOff(actor, one.time_off) }));
  return { ...schedule, people };
});
