import { randomBytes } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import { hasTextRecord } from '@hearth/platform/names';
import { insertClaims } from './queries/mail-domain.ts';
import type { MailDomainRow } from './queries/mail-domain.ts';

/** Claims mail domains for a group. A claim gives nothing until it is proven. */
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

/** Whether the name service has the record now. */
export function isProven(claim: Pick<MailDomainRow, 'domain' | 'token'>): Promise<boolean> {
  const { name, value } = recordOf(claim);
  return hasTextRecord(name, value);
}

export function presentClaim(row: MailDomainRow) {
  const record = recordOf(row);
  return {
    domain: row.domain,
    record_name: record.name,
    record_value: record.value,
    verified_at: row.verified_at?.toISOString() ?? null,
  };
}
