import { lawAt } from '@hearth/domains/job-library/rules';
import { localDay } from '@hearth/kit/local-day';
import type { Work } from '@hearth/platform/module';
import type { Weighting } from '../contract/schemas.ts';
import { completeWeights, DEFAULT_WEIGHTS } from '../rules/factors.ts';
import { auditExpiry, resolveScoringMode } from '../rules/notice.ts';
import { findAudit } from './queries/audit.ts';
import type { PlaceRow } from './queries/place.ts';
import { findBrandWeightings, findJobWeights } from './queries/weighting.ts';

type ReadContext = Pick<Work, 'db' | 'clock'>;

/**
 * Resolves the nearest weights for a location or job; any ancestor can turn scores off. One of the brands above is
 * enough to close it.
 */
export async function resolveWeighting(
  { db, clock }: ReadContext,
  place: PlaceRow,
  jobId: string | null,
): Promise<Weighting> {
  const said = await findBrandWeightings(db, place.id);
  const own = jobId === null ? undefined : await findJobWeights(db, jobId);
  const nearest = said.find(({ weights }) => weights !== null);
  const set = own ?? nearest?.weights;
  const today = localDay(clock.now(), place.time_zone);
  const law = lawAt({ ...place, today }, 'SCORED_SELECTION')?.law ?? null;
  const audit = await findAudit(db, place.id);
  const mode = resolveScoringMode({
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
    audit: audit === undefined ? null : { ...audit, holds_until: auditExpiry(audit.audited_on) },
  };
}

/** Returns why nobody is scored at a location, or null if they are. */
export function closingReason({ invites_only, law }: Weighting): { readonly law: string | null } | null {
  return invites_only ? { law } : null;
}

/** Returns whether people must be notified before scores are used for them. */
export function requiresNotice({ invites_only, law }: Weighting): boolean {
  return !invites_only && law !== null;
}
