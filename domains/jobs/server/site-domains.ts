import { domainToUnicode } from 'node:url';
import { tellOfDomain } from '@hearth/domains/access/service';
import type { DomainLetters } from '@hearth/domains/access/service';
import { endOfProof } from '@hearth/kit/domain-proof';
import { failure } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config';
import { violatedUnique } from '@hearth/platform/database';
import type { Scope } from '@hearth/platform/database';
import type { FreeWork, Work } from '@hearth/platform/module';
import { addressesOf, hasTextRecord } from '@hearth/platform/names';
import { outsideOf } from '@hearth/platform/open-internet';
import { SITE_DOMAIN_CHANGED } from '../contract/events.ts';
import { SITE_DOMAIN_TAKEN } from '../contract/failures.ts';
import { showSiteProof } from '../contract/site-domain-endpoints.ts';
import type { SiteDomain } from '../contract/site-domain-endpoints.ts';
import { sitePath } from '../rules/career-address.ts';
import { afterCheck, domainRecord } from '../rules/site-domain.ts';
import { originAt } from './own-sites.ts';
import { lockSiteDomain, noteDomainCheck } from './queries/site-domain.ts';
import type { SiteDomainRow } from './queries/site-domain.ts';
import { wordsIn } from './words.ts';

const PATIENCE_MS = 10_000;
const LETTERS: DomainLetters = {
  permission: 'MANAGE_BRAND',
  page: '/settings/brand',
  wordsIn: (language) => wordsIn(language).domain,
};

/** Whether the name leads to this installation now: asked as anybody would be sent there, by its own address. */
async function leadsHere(config: Config, { domain, token }: SiteDomainRow): Promise<boolean> {
  try {
    const answer = await outsideOf(config)(originAt(config, domain) + showSiteProof.path, {
      at: await addressesOf(domain),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.status === 200 && (await answer.text()).trim() === domainRecord(domain, token).value;
  } catch {
    return false;
  }
}

/** Writes what was seen, where the wish is still the one that was looked at. */
async function settle(work: Work, looked: SiteDomainRow, seen: { record: boolean; leads: boolean }): Promise<void> {
  const { db, clock, emit } = work;
  const row = await lockSiteDomain(db, looked);
  if (row === undefined) return;
  const now = clock.now();
  const before = { state: row.state, addedAt: row.added_at, missingSince: row.missing_since };
  const after = afterCheck(before, seen, now);
  // While only the record is missing the name leads where it led.
  const leads = after.state === 'PROVEN' && (seen.record ? seen.leads : row.leads_since !== null);
  await noteDomainCheck(db, row.group_id, { ...after, leadsSince: leads ? (row.leads_since ?? now) : null }, now);
  if (after.state !== row.state || leads !== (row.leads_since !== null))
    await emit(SITE_DOMAIN_CHANGED.of({ group_id: row.group_id, topics: [], data: {} }));
  if (after.tell !== null) await tellOfDomain(work, row, after.tell, LETTERS);
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
  const { name, value } = domainRecord(row.domain, row.token);
  const record = await hasTextRecord(name, value);
  try {
    // What leads here answers for a proven domain only.
    if (record && row.state !== 'PROVEN') await run(scope, (work) => settle(work, row, { record, leads: false }));
    const leads = record && (await leadsHere(config, row));
    await run(scope, (work) => settle(work, row, { record, leads }));
  } catch (error) {
    if (violatedUnique(error) === 'site_domain_proven') throw failure(SITE_DOMAIN_TAKEN);
    throw error;
  }
}

/** The address of a group's career site at the installation. */
export function plainAddress(config: Config, slug: string): string {
  return config.publicUrl + sitePath(slug);
}

export function presentSiteDomain(config: Config, slug: string, row: SiteDomainRow): SiteDomain {
  const isMain = row.leads_since !== null;
  return {
    domain: domainToUnicode(row.domain),
    state: row.state,
    record: domainRecord(row.domain, row.token),
    host: row.domain,
    target: new URL(config.publicUrl).hostname,
    address: isMain ? originAt(config, row.domain) : plainAddress(config, slug),
    is_main: isMain,
    checked_at: row.checked_at?.toISOString() ?? null,
    ends_at: row.missing_since === null ? null : endOfProof(row.missing_since).toISOString(),
  };
}
