import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getTimesheet as contract } from '../../contract/endpoints.ts';
import { getLocationSheet } from '../location-sheets.ts';
import { findPeriod, requireSheetPlace } from '../place.ts';
import { findSheetNames } from '../present.ts';
import { presentDetail } from '../sheet-detail.ts';

export const getTimesheet = implement(contract, ({ params, query }, { db, grant, actor, clock }) =>
  inScope(db, SYSTEM, async (system) => {
    const now = clock.now();
    const place = await requireSheetPlace(system, grant.brandId, now);
    const { period } = findPeriod(place, query.day);
    const loaded = await getLocationSheet(system, place, { period, employeeId: params.employee_id, now });
    const names = await findSheetNames(system, place.group_id, [loaded]);
    const reader = { userId: actor.userId, seesPay: grant.holds('VIEW_PAY') };
    return { ...(await presentDetail(system, loaded, names, reader)), period: loaded.period };
  }),
);
