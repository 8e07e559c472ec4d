import { findPublishedShifts, requireLocation } from '@hearth/domains/scheduling/service';
import { findActiveStaffAt } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/staff-endpoints.ts';
import { DAYS_AHEAD, MOST_LISTED } from '../../rules/limits.ts';
import { findTakers } from '../eligibility.ts';
import { openOffer } from '../offers.ts';
import { findUnheld } from '../open-shifts.ts';
import { presentShift, toDealShift } from '../present.ts';
import { findShiftsInDeals } from '../queries/deal.ts';

const MS_PER_DAY = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Of somebody who works there, to come, and in no pending request; the nearest first. */
export const listDealShifts = implement(contract.listDealShifts, async ({ params }, { db, grant, clock }) => {
  const place = await requireLocation(db, grant);
  const now = clock.now();
  return inScope(db, SYSTEM, async (system) => {
    const people = (await findActiveStaffAt(system, [place.id])).filter(({ id }) => id === params.employee_id);
    if (people.length === 0) throw failure(NOT_FOUND);
    const days = { from: dayOf(now.getTime() - MS_PER_DAY), to: dayOf(now.getTime() + DAYS_AHEAD * MS_PER_DAY) };
    const published = (await findPublishedShifts(system, [params.employee_id], days)).filter(
      (shift) => shift.location_id === place.id && shift.starts_at > now,
    );
    const pending = await findShiftsInDeals(
      system,
      published.map(({ id }) => id),
    );
    const unheld = (await findUnheld(system, [place.id], now)).map(openOffer).slice(0, MOST_LISTED);
    const open = await findTakers(system, unheld, people);
    return {
      own: published.filter(({ id }) => !pending.has(id)).map((row) => presentShift(toDealShift(row))),
      open: open.map(({ offer }) => presentShift(offer.shift)),
    };
  });
});
