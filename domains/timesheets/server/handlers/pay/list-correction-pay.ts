import { findWaitingCorrected } from '@hearth/domains/clock/service';
import { findEmployees } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listCorrectionPay as contract } from '../../../contract/pay-endpoints.ts';
import { loadCorrectionPay } from '../../correction-pay.ts';
import { requireSheetPlace } from '../../place.ts';

/** Of people whom the location pays: what somebody from elsewhere earns is known there. */
export const listCorrectionPay = implement(contract, (_input, { db, grant, clock }) =>
  inScope(db, SYSTEM, async (system) => {
    const now = clock.now();
    const place = await requireSheetPlace(system, grant.brandId, now);
    if (!grant.holds('VIEW_PAY')) return { corrections: [] };
    const corrected = await findWaitingCorrected(system, place.id);
    const staff = await findEmployees(system, [...new Set(corrected.map(({ employee_id: id }) => id))]);
    const paidHere = staff.filter(({ location_id: id }) => id === place.id);
    return { corrections: await loadCorrectionPay(system, place, paidHere, corrected, now) };
  }),
);
