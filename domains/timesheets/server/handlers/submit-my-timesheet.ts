import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { submitMyTimesheet as contract } from '../../contract/endpoints.ts';
import { PERIOD_NOT_OVER, TIMESHEET_CHANGED, TIMESHEET_CLOSED } from '../../contract/failures.ts';
import { stateAfter } from '../../rules/sheet-states.ts';
import { actOnSheets } from '../act-on-sheets.ts';
import { loadSheets } from '../load-sheets.ts';
import { getOwnPlace } from '../own-place.ts';
import { findPeriod } from '../place.ts';

/** Submitting again changes nothing. */
export const submitMyTimesheet = implement(contract, async ({ params, body }, { db, actor, clock, emit }) => {
  const now = clock.now();
  const { person, place } = await getOwnPlace(db, params.employee_id, now);
  const { period, is_over: isOver } = findPeriod(place, body.period_from);
  if (period.from !== body.period_from) throw failure(NOT_FOUND);
  return inScope(db, SYSTEM, async (system) => {
    const [loaded] = await loadSheets(system, place, [person], period, now);
    if (loaded === undefined) throw failure(NOT_FOUND);
    if (loaded.seen !== body.fingerprint) throw failure(TIMESHEET_CHANGED);
    if (loaded.state === 'SUBMITTED' && !loaded.isChanged) return { state: loaded.state };
    if (!isOver) throw failure(PERIOD_NOT_OVER);
    const state = stateAfter(loaded.state === 'SUBMITTED' ? 'OPEN' : loaded.state, 'SUBMIT');
    if (state === undefined) throw failure(TIMESHEET_CLOSED);
    const by = { act: 'SUBMIT', note: '', userId: actor.userId } as const;
    const written = await actOnSheets({ db: system, clock, emit }, place, [{ loaded, state, approvedBy: [] }], by);
    if (!written.has(person.id)) throw failure(TIMESHEET_CHANGED);
    return { state };
  });
});
