import { findBrand } from '@hearth/domains/core/service';
import { FORBIDDEN, Failure, failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { DAY_NEEDS_LOCATION } from '../../contract/failures.ts';
import * as parts from '../day-parts.ts';

/** Each part asks for its own right, so that a recruiter sees candidates and a scheduler shifts. */
export const getDay = implement(contract.getDay, async (_input, { db, grant, grantAt, clock }) => {
  const brand = await findBrand(db, grant.brandId);
  if (brand === undefined) throw failure(NOT_FOUND);
  if (brand.type !== 'LOCATION') throw failure(DAY_NEEDS_LOCATION);
  const now = clock.now();
  const date = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(brand.timeZone)
    .toPlainDate()
    .toString();
  // The schedule alone knows rights that are narrowed to departments.
  const schedule = await grantAt(grant.brandId, {
    permission: 'VIEW_SCHEDULE',
    condition: 'POSITION_CATEGORY',
    orBelow: false,
  }).catch(nullIfForbidden);
  return {
    as_of: now.toISOString(),
    location: { id: brand.id, name: brand.name, time_zone: brand.timeZone },
    date,
    schedule: schedule === null ? null : await parts.schedulePart(db, schedule, now),
    time_off: grant.holds('DECIDE_TIME_OFF') ? await parts.timeOffPart(db, grant, date) : null,
    candidates: grant.holds('VIEW_APPLICATIONS') ? await parts.candidatesPart(db, grant, now) : null,
    unread: grant.holds('VIEW_MESSAGES') ? await parts.unreadPart(db, grant) : null,
    leaving: grant.holds('VIEW_TEAM') ? await parts.leavingPart(db, grant, date) : null,
    ending_jobs: grant.holds('VIEW_JOBS') ? await parts.endingJobsPart(db, grant, now) : null,
  };
});

function nullIfForbidden(error: unknown): null {
  if (error instanceof Failure && error.kind === FORBIDDEN) return null;
  throw error;
}
