import { awayTimes, dayNumber } from '@hearth/domains/scheduling/rules';
import { readMiddays } from '@hearth/domains/scheduling/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { previewMyTimeOff as contract } from '../../contract/endpoints.ts';
import { MOST_CLOSED_DAYS } from '../../rules/limits.ts';
import { timeOffJudge } from '../judge.ts';

/** Judged as the request would be when it is sent: pending ones count, too. */
export const previewMyTimeOff = implement(contract, async ({ params, query }, { db, clock }) => {
  const employment = (await findMyEmployments(db)).find(({ id }) => id === params.employee_id);
  if (employment === undefined) throw failure(NOT_FOUND);
  const { location_id: at } = employment;
  return inScope(db, SYSTEM, async (system) => {
    const midday = (await readMiddays(system, [at])).get(at);
    const asked = { ...query, start: query.start ?? null, end: query.end ?? null };
    const request = { ...asked, ...awayTimes(asked, midday), id: newId(), employee_id: employment.id };
    const days = dayNumber(request.ends_on) - dayNumber(request.starts_on);
    // The request itself will say what is wrong with such days.
    if (days < 0 || days >= MOST_CLOSED_DAYS) return { closed: [], balance: null };
    const verdicts = await timeOffJudge.judge(system, [request], { now: clock.now(), counts: 'ALL' });
    const { closed = [], balance = null } = verdicts.get(request.id) ?? {};
    return { closed: [...closed], balance };
  });
});
