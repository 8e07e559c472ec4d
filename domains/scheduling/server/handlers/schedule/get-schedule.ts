import { PLANNING } from '@hearth/kit/constants';
import { Failure, FEATURE_OFF } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { toWallClock } from '../../../rules/hours/time.ts';
import { requireLocation } from '../../access.ts';
import { redactTimeOff } from '../../present.ts';
import { loadSchedule } from '../../schedule.ts';

/** Without a week: the one that it is now at the location. */
export const getSchedule = implement(contract.getSchedule, async ({ query }, { db, clock, grant, actor, grantAt }) => {
  const place = await requireLocation(db, grant);
  const date = query.week ?? toWallClock(clock.now().getTime(), place.time_zone).date;
  const schedule = await loadSchedule(db, place, place.weekOf(date), grant);
  const people = schedule.people.map((one) => ({ ...one, time_off: redactTimeOff(actor, one.time_off) }));
  const plans = await isPlanned(() => grantAt(grant.brandId, { services: PLANNING, orBelow: false }));
  return { ...schedule, people, ...(plans ? {} : { may: { ...schedule.may, edit: false, publish: false } }) };
});

/** Whether a location plans its shifts here: one that only shows its schedule has nothing to edit or to publish. */
async function isPlanned(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (error instanceof Failure && error.kind === FEATURE_OFF) return false;
    throw error;
  }
}
