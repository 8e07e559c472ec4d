import { awayTimes, findRequestProblem } from '@hearth/domains/scheduling/rules';
import { readMiddays } from '@hearth/domains/scheduling/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { previewMyTimeOff as contract } from '../../contract/endpoints.ts';
import { timeOffJudge } from '../judge.ts';

/** Judged as the request would be when it is sent: pending ones count, too. */
export const previewMyTimeOff = implement(contract, async ({ params, query }, { db, clock }) => {
  const employment = (await findMyEmployments(db)).find(({ id }) => id === params.employee_id);
  if (employment === undefined) throw failure(NOT_FOUND);
  const { location_id: at } = employment;
  const asked = { ...query, start: query.start ?? null, end: query.end ?? null };
  // The request itself will say what is wrong with such days and times.
  if (findRequestProblem(asked, clock.now().toISOString().slice(0, 10)) !== undefined)
    return { closed: [], balance: null };
  return inScope(db, SYSTEM, async (system) => {
    const midday = (await readMiddays(system, [at])).get(at);
    const request = { ...asked, ...awayTimes(asked, midday), id: newId(), employee_id: employment.id };
    const verdicts = await timeOffJudge.judge(system, [request], { now: clock.now(), counts: 'ALL' });
    const { closed = [], balance = null } = verdicts.get(request.id) ?? {};
    return { closed: [...closed], balance };
  });
});
