import { toFieldRule } from '@hearth/kit/field-rule';
import { randomBytes } from 'node:crypto';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { SITE_DOMAIN_CHANGED } from '../../contract/events.ts';
import { SITE_DOMAIN_TAKEN } from '../../contract/failures.ts';
import * as contract from '../../contract/site-domain-endpoints.ts';
import { validateDomain } from '../../rules/site-domain.ts';
import type { DomainProblem } from '../../rules/site-domain.ts';
import { installationHosts, normaliseHost } from '../own-sites.ts';
import { findSiteSlug } from '../queries/site.ts';
import { findVerifiedDomains, findSiteDomain, putSiteDomainRow } from '../queries/site-domain.ts';
import { presentSiteDomain } from '../site-domains.ts';
import { assertAtGroup } from '../access.ts';

const MESSAGES: Readonly<Record<DomainProblem, string>> = {
  FORM: 'must be a domain like jobs.example.com',
  ADDRESS: 'must be a name, not a number or a port',
  NOWHERE: 'must be a name of the internet',
  OURS: 'must not be an address of this installation',
};

/** Setting the same name again keeps its record and state. */
export const putSiteDomain = implement(contract.putSiteDomain, async ({ body }, work) => {
  const { db, grant, clock, config, emit } = work;
  assertAtGroup(grant);
  const { groupId } = grant;
  const typed = body.domain.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  // Of a typed name with a port the port is not cut off: it would not be served there.
  const domain = /:\d+$/.test(typed) ? typed : normaliseHost(typed);
  const problem = validateDomain(domain, installationHosts(config));
  if (problem !== null) throw invalid([{ field: 'domain', rule: toFieldRule(problem), message: MESSAGES[problem] }]);
  const slug = await findSiteSlug(db, groupId);
  if (slug === undefined) throw failure(NOT_FOUND);
  const before = await findSiteDomain(db, groupId);
  if (before?.domain === domain && before.state !== 'LOST') return presentSiteDomain(config, slug, before);
  const [proven] = await inScope(db, SYSTEM, (system) => findVerifiedDomains(system, domain));
  if (proven !== undefined && proven.site !== slug) throw failure(SITE_DOMAIN_TAKEN);
  const now = clock.now();
  const token = randomBytes(20).toString('hex');
  await putSiteDomainRow(db, { group_id: groupId, domain, token, added_at: now, next_check_at: now });
  if (before?.state === 'PROVEN') await emit(SITE_DOMAIN_CHANGED.of({ group_id: groupId, topics: [], data: {} }));
  const row = await findSiteDomain(db, groupId);
  if (row === undefined) throw failure(NOT_FOUND);
  return presentSiteDomain(config, slug, row);
});
