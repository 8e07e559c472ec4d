import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listTimesheets as contract } from '../../contract/endpoints.ts';
import { termsOfPack } from '../../rules/overtime/pack.ts';
import { sumDays } from '../../rules/report/sum-days.ts';
import { loadLocationSheets } from '../location-sheets.ts';
import { findPeriod, requireSheetPlace } from '../place.ts';
import { byOddity, findSheetNames, presentSummary } from '../present.ts';

/** Worked out anew each time: what is worked can change until a sheet is locked. */
export const listTimesheets = implement(contract, ({ query }, { db, grant, actor, clock }) =>
  inScope(db, SYSTEM, async (system) => {
    const now = clock.now();
    const place = await requireSheetPlace(system, grant.brandId, now);
    const around = findPeriod(place, query.day);
    const loaded = await loadLocationSheets(system, place, around.period, now);
    const names = await findSheetNames(system, place.group_id, loaded);
    const seesPay = grant.holds('VIEW_PAY');
    return {
      ...around,
      approvals_needed: place.rules.approvers.length,
      can_see_pay: seesPay,
      can_lock: seesPay,
      warns_of_rounding:
        place.rules.rounding !== null && termsOfPack(place.rules.pack, around.period.until).warns_of_rounding,
      currency: seesPay ? place.currency : null,
      sheets: loaded.map((one) => presentSummary(one, names, { userId: actor.userId, seesPay })).toSorted(byOddity),
      days: sumDays(around.period, loaded),
    };
  }),
);
