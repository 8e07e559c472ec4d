import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import { putActuals as contract } from '../../contract/actual-endpoints.ts';
import { ACTUALS_IN_FUTURE, ACTUALS_NOT_A_DAY, ACTUALS_TOO_LARGE, SALES_NOT_ALLOWED } from '../../contract/failures.ts';
import { MOST_AMOUNT, mostOf, totalOf } from '../../rules/actuals/drivers.ts';
import { takeValues } from '../write-values.ts';

export const putActuals = implement(contract, async ({ params, body }, { db, grant, actor, clock }) => {
  const { driver, day } = params;
  if (driver === 'SALES' && !grant.holds('VIEW_SALES')) throw failure(SALES_NOT_ALLOWED);
  const place = await requireLocation(db, grant);
  const steps = 1440 / body.step_minutes;
  if (body.values.length !== steps) throw failure(ACTUALS_NOT_A_DAY, { most: steps });
  if (driver !== 'EVENTS' && day > localDay(clock.now(), place.time_zone)) throw failure(ACTUALS_IN_FUTURE);
  if (body.values.some((value) => value > mostOf(driver)) || totalOf(body.values) > MOST_AMOUNT)
    throw failure(ACTUALS_TOO_LARGE);
  const currency = driver === 'SALES' ? place.currency : null;
  const values = { driver, day, step_minutes: body.step_minutes, counts: body.values, currency };
  const by = { source: 'CALL', fileName: null, userId: actor.userId, at: clock.now() } as const;
  const { drivers } = await takeValues(db, place, [values], by);
  const [done] = drivers;
  const outcome = done?.days_new === 1 ? 'CREATED' : done?.days_changed === 1 ? 'CHANGED' : 'SAME';
  return { outcome } as const;
});
