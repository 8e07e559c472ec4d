import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { wallClockOf } from '../../../rules/time.ts';
import { provenLocation } from '../../access.ts';
import { shownTimeOff } from '../../present.ts';
import { loadSchedule } from '../../schedule.ts';

/** Without a week: the one that it is now at the location. */
export const getSchedule = implement(contract.getSchedule, async ({ query }, { db, clock, grant, actor }) => {
  const place = await provenLocation(db, grant);
  const date = query.week ?? wallClockOf(clock.now().getTime(), place.time_zone).date;
  const schedule = await loadSchedule(db, place, place.weekOf(date), grant);
  const people = schedule.people.map((one) => ({ ...one, time_off: shownTimeOff(actor, one.time_off) }));
  return { ...schedule, people };
});
