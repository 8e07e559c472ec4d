import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { endLinks, resumeLinks } from './queries/link.ts';
import { findClaims } from './queries/mail-domain.ts';
import { findProviderOfDomain } from './queries/provider.ts';

/** The role and brand that a group's provider gives new people, if any. */
export interface NewcomerRole {
  readonly role: string;
  readonly brandId: string;
}

/** Is true if an address is in a mail domain that the group has proven, or below one. */
export async function isOwnAddress(tx: Tx, groupId: string, email: string): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const claims = await inScope(tx, SYSTEM, (db) => findClaims(db, groupId));
  return claims.some(
    (claim) => claim.verified_at !== null && (domain === claim.domain || domain.endsWith(`.${claim.domain}`)),
  );
}

/** Finds the role that a group's provider gives new people with this address. */
export async function findNewcomerRole(tx: Tx, groupId: string, email: string): Promise<NewcomerRole | null> {
  const row = await inScope(tx, SYSTEM, (db) => findProviderOfDomain(db, email.slice(email.lastIndexOf('@') + 1)));
  if (row?.group_id !== groupId || row.newcomer_role === null || row.newcomer_brand_id === null) return null;
  return { role: row.newcomer_role, brandId: row.newcomer_brand_id };
}

/** Ends or resumes what ties a person to accounts of the group's providers: ended ones are refused as deleted. */
export async function setLinksEnded(tx: Tx, groupId: string, userId: string, endedAt: Date | null): Promise<void> {
  await inScope(tx, SYSTEM, (db) =>
    endedAt === null ? resumeLinks(db, groupId, userId) : endLinks(db, groupId, userId, endedAt),
  );
}
