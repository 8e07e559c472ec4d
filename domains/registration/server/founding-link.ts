import { hasOwner } from '@hearth/domains/access/service';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { SETUP_LINK_ENDED, SETUP_LINK_USED } from '../contract/failures.ts';
import { verifyInvitation } from './employer-invitation.ts';
import { lockLink } from './queries/founding-link.ts';
import type { FoundingLinkRow } from './queries/founding-link.ts';

/** A link that can found a company now. */
export type ValidLink = Pick<FoundingLinkRow, 'token_hash' | 'kind' | 'email' | 'expires_at'>;

/** Reads an invitation as a valid link, if its token is ours and invitations are enabled. */
function toValidLink({ config }: Pick<Work, 'config'>, token: string): ValidLink | undefined {
  const claims = config.employerSignUp === 'closed' ? null : verifyInvitation(config, token);
  if (claims === null) return undefined;
  const expires = new Date(claims.e * 1000);
  return { token_hash: tokenHash(token), kind: 'INVITATION', email: claims.m ?? null, expires_at: expires };
}

/**
 * The link that a token opens, held until the transaction ends. Refuses with SETUP_LINK_USED one that founded a company, and
 * with SETUP_LINK_ENDED any other: over, replaced by a later start, of an installation that has its owner, or none.
 */
export async function openLink(
  work: Pick<Work<'system'>, 'db' | 'config' | 'clock'>,
  token: string,
): Promise<ValidLink> {
  const { db, clock } = work;
  const kept = await lockLink(db, tokenHash(token));
  if (kept !== undefined && kept.used_at !== null) throw failure(SETUP_LINK_USED);
  const link = kept ?? toValidLink(work, token);
  if (link === undefined || link.expires_at <= clock.now() || (kept?.replaced_at ?? null) !== null)
    throw failure(SETUP_LINK_ENDED);
  if (link.kind === 'FIRST_OWNER' && (await hasOwner(db))) throw failure(SETUP_LINK_ENDED);
  return link;
}
