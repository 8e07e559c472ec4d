import { randomBytes } from 'node:crypto';
import { notifyOfDomain } from '@hearth/domains/access/service';
import type { DomainMails } from '@hearth/domains/access/service';
import { updateDomainProof, proofExpiry } from '@hearth/kit/installation/domain-proof';
import { SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { FreeWork } from '@hearth/platform/module';
import { hasTextRecord } from '@hearth/platform/names';
import { insertClaims, lockProven, recordCheck } from './queries/mail-domain.ts';
import type { MailDomainRow } from './queries/mail-domain.ts';
import { phrasesIn } from './words.ts';

const LETTERS: DomainMails = {
  permission: 'MANAGE_ACCESS',
  page: '/settings/sign-in',
  wordsIn: (language) => phrasesIn(language).domain,
};

/** Claims mail domains for a group. A claim has no effect until it is proven. */
export function claimDomains(tx: Tx, groupId: string, domains: readonly string[]): Promise<void> {
  return insertClaims(
    tx,
    [...new Set(domains)].map((domain) => ({ group_id: groupId, domain, token: randomBytes(20).toString('hex') })),
  );
}

/** The record of the name service that proves a claim. */
export function recordOf({ domain, token }: Pick<MailDomainRow, 'domain' | 'token'>): { name: string; value: string } {
  return { name: `_hearth.${domain}`, value: `hearth-domain=${token}` };
}

/** Is true if the DNS record of a claim exists now. */
export function hasDnsProof(claim: Pick<MailDomainRow, 'domain' | 'token'>): Promise<boolean> {
  const { name, value } = recordOf(claim);
  return hasTextRecord(name, value);
}

/**
 * Looks again at a mail domain that is proven, and keeps what was seen; those who manage access are told where its record is
 * missing, and where it counts no longer. Waits for the name service, so it works between transactions.
 */
export async function checkDomain({ run }: Pick<FreeWork, 'run'>, claim: MailDomainRow): Promise<void> {
  const hasRecord = await hasDnsProof(claim);
  await run(SYSTEM, async (work) => {
    const row = await lockProven(work.db, claim);
    if (row === undefined) return;
    const after = updateDomainProof(row.missing_since, hasRecord, work.clock.now());
    await recordCheck(work.db, row, after);
    if (after.tell !== null) await notifyOfDomain(work, row, after.tell, LETTERS);
  });
}

export function presentClaim(row: MailDomainRow) {
  const record = recordOf(row);
  return {
    domain: row.domain,
    record_name: record.name,
    record_value: record.value,
    verified_at: row.verified_at?.toISOString() ?? null,
    ends_at: row.missing_since === null ? null : proofExpiry(row.missing_since).toISOString(),
  };
}
