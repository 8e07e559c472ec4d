import { lawAt } from '@hearth/domains/jobs/service';
import { localDay } from '@hearth/kit/local-day';
import type { Work } from '@hearth/platform/module';
import type { Weighting } from '../contract/schemas.ts';
import { completeWeights, DEFAULT_WEIGHTS } from '../rules/factors.ts';
import { auditHoldsUntil, modeAt } from '../rules/notice.ts';
import { findAudit } from './queries/audit.ts';
import type { PlaceRow } from './queries/place.ts';
import { findBrandWeightings, findJobWeights } from './queries/weighting.ts';

type Reading = Pick<Work, 'db' | 'clock'>;

/** What counts at a place, for a post of it where one is named: the nearest that was said. One of the brands above is enough to close it. */
export async function weightingAt({ db, clock }: Reading, place: PlaceRow, jobId: string | null): Promise<Weighting> {
  const said = await findBrandWeightings(db, place.id);
  const own = jobId === null ? undefined : await findJobWeights(db, jobId);
  const nearest = said.find(({ weights }) => weights !== null);
  const set = own ?? nearest?.weights;
  const today = localDay(clock.now(), place.time_zone);
  const law = lawAt({ ...place, today }, 'SCORED_SELECTION')?.law ?? null;
  const audit = await findAudit(db, place.id);
  const mode = modeAt({
    isClosedByBrand: said.some(({ invites_only }) => invites_only),
    law,
    auditedOn: audit?.audited_on ?? null,
    today,
  });
  return {
    weights: set == null ? DEFAULT_WEIGHTS : completeWeights(set),
    from: own !== undefined ? 'JOB' : nearest !== undefined ? 'BRAND' : 'DEFAULT',
    from_name: own === undefined ? (nearest?.name ?? null) : null,
    invites_only: mode === 'CLOSED',
    law,
    audit: audit === undefined ? null : { ...audit, holds_until: auditHoldsUntil(audit.audited_on) },
  };
}

/** Why nobody who applied is scored there; null where they are. */
export function closedBy({ invites_only, law }: Weighting): { readonly law: string | null } | null {
  return invites_only ? { law } : null;
}

/** Whether people have to be told before points are used for them. */
export function asksForNotice({ invites_only, law }: Weighting): boolean {
  return !invites_only && law !== null;
}
