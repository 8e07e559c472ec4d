import { domainToUnicode } from 'node:url';
import { notifyOfDomain } from '@hearth/domains/access/service';
import type { DomainMails } from '@hearth/domains/access/service';
import { proofExpiry } from '@hearth/kit/installation/domain-proof';
import { failure } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config/config';
import { violatedConstraint } from '@hearth/platform/database';
import type { Scope } from '@hearth/platform/database';
import type { FreeWork, Work } from '@hearth/platform/module';
import { resolveAddresses, hasTextRecord } from '@hearth/platform/names';
import { outboundFetch } from '@hearth/platform/peers/open-internet';
import { SITE_DOMAIN_CHANGED } from '../contract/events.ts';
import { SITE_DOMAIN_TAKEN } from '../contract/failures.ts';
import { showSiteProof } from '../contract/site-domain-endpoints.ts';
import type { SiteDomain } from '../contract/site-domain-endpoints.ts';
import { sitePath } from '@hearth/domains/jobs/rules';
import { applyCheck, ownershipRecord } from '../rules/site-domain.ts';
import { originOf } from './own-sites.ts';
import { lockSiteDomain, saveDomainCheck } from './queries/site-domain.ts';
import type { SiteDomainRow } from './queries/site-domain.ts';
import { phrasesIn } from './words.ts';

const PATIENCE_MS = 10_000;
const LETTERS: DomainMails = {
  permission: 'MANAGE_BRAND',
  page: '/settings/brand',
  wordsIn: (language) => phrasesIn(language).domain,
};

/** Returns whether a domain serves this installation, by fetching its proof. */
async function resolvesHere(config: Config, { domain, token }: SiteDomainRow): Promise<boolean> {
  try {
    const answer = await outboundFetch(config)(originOf(config, domain) + showSiteProof.path, {
      at: await resolveAddresses(domain),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.status === 200 && (await answer.text()).trim() === ownershipRecord(domain, token).value;
  } catch {
    return false;
  }
}

/** Stores a check's result unless the domain was replaced meanwhile. */
async function saveCheck(work: Work, looked: SiteDomainRow, seen: { record: boolean; leads: boolean }): Promise<void> {
  const { db, clock, emit } = work;
  const row = await lockSiteDomain(db, looked);
  if (row === undefined) return;
  const now = clock.now();
  const before = { state: row.state, addedAt: row.added_at, missingSince: row.missing_since };
  const after = applyCheck(before, seen, now);
  // While only the record is missing the name leads where it led.
  const leads = after.state === 'PROVEN' && (seen.record ? seen.leads : row.leads_since !== null);
  await saveDomainCheck(db, row.group_id, { ...after, leadsSince: leads ? (row.leads_since ?? now) : null }, now);
  if (after.state !== row.state || leads !== (row.leads_since !== null))
    await emit(SITE_DOMAIN_CHANGED.of({ group_id: row.group_id, topics: [], data: {} }));
  if (after.tell !== null) await notifyOfDomain(work, row, after.tell, LETTERS);
}

/**
 * Asks the name service for the record and the domain whether it leads here, and keeps both. Waits on the network, so it works
 * between transactions. Refuses with SITE_DOMAIN_TAKEN what another group has proven.
 */
export async function checkDomain(
  { run, config }: Pick<FreeWork, 'run' | 'config'>,
  scope: Scope,
  row: SiteDomainRow,
): Promise<void> {
  const { name, value } = ownershipRecord(row.domain, row.token);
  const record = await hasTextRecord(name, value);
  try {
    // What leads here answers for a proven domain only.
    if (record && row.state !== 'PROVEN') await run(scope, (work) => saveCheck(work, row, { record, leads: false }));
    const leads = record && (await resolvesHere(config, row));
    await run(scope, (work) => saveCheck(work, row, { record, leads }));
  } catch (error) {
    if (violatedConstraint(error) === 'site_domain_proven') throw failure(SITE_DOMAIN_TAKEN);
    throw error;
  }
}

/** Returns the address of a career site at the installation. */
export function installationAddress(config: Config, slug: string): string {
  return config.publicUrl + sitePath(slug);
}

export function presentSiteDomain(config: Config, slug: string, row: SiteDomainRow): SiteDomain {
  const isMain = row.leads_since !== null;
  return {
    domain: domainToUnicode(row.domain),
    state: row.state,
    record: ownershipRecord(row.domain, row.token),
    host: row.domain,
    target: new URL(config.publicUrl).hostname,
    address: isMain ? originOf(config, row.domain) : installationAddress(config, slug),
    is_main: isMain,
    checked_at: row.checked_at?.toISOString() ?? null,
    ends_at: row.missing_since === null ? null : proofExpiry(row.missing_since).toISOString(),
  };
}
