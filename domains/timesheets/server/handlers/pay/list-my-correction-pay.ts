import { findMyCorrected } from '@hearth/domains/clock/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { CorrectionPay } from '../../../contract/pay-endpoints.ts';
import { listMyCorrectionPay as contract } from '../../../contract/pay-endpoints.ts';
import { loadCorrectionPay } from '../../correction-pay.ts';
import { loadSheetPlaces } from '../../place.ts';

/** Own pay is shown as far as the employer shows it. */
export const listMyCorrectionPay = implement(contract, async (_input, { db, clock }) => {
  const now = clock.now();
  const mine = await findMyEmployments(db);
  const corrected = await findMyCorrected(
    db,
    mine.map(({ id }) => id),
    now,
  );
  return inScope(db, SYSTEM, async (system) => {
    const locations = mine.map(({ location_id: id }) => id);
    const corrections: CorrectionPay[] = [];
    for (const place of (await loadSheetPlaces(system, locations, now)).values()) {
      const own = mine.filter(({ location_id: id }) => id === place.id);
      // Somebody has one employer, hardly ever more.
      if (place.rules.shows_pay) corrections.push(...(await loadCorrectionPay(system, place, own, corrected, now)));
    }
    return { corrections };
  });
});
