import { randomBytes } from 'node:crypto';
import { ownPageAddress } from '@hearth/domains/identity/service';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Config } from '@hearth/platform/config/config';
import { isSignedWith, signText } from '@hearth/platform/secrets/signature';
import { INVITATION_MS } from '../rules/limits.ts';
import { parseClaims, splitToken } from '../rules/invitation-token.ts';
import type { InvitationClaims } from '../rules/invitation-token.ts';

type SigningKeys = Pick<Config, 'secretKey' | 'previousSecretKey'>;

/** Derives the key that signs invitations, and nothing else, from the installation's secret. */
const deriveKey = (secret: string): string => `${secret}\u0000registration.employer_invitation`;

/**
 * A link with which one employer founds a company, once, within a week. It is signed and stored nowhere until it is used, so
 * that the operator can make it beside a running server whose database no other process may open. Throws without SECRET_KEY.
 */
export function createInvitationLink(
  config: Config,
  email: string | null,
  now: Date,
): { readonly link: string; readonly expiresAt: Date } {
  if (config.secretKey === undefined) throw new Error('Invitations are signed with SECRET_KEY, which is not set.');
  const expiresAt = new Date(now.getTime() + INVITATION_MS);
  const claims: InvitationClaims = {
    n: randomBytes(16).toString('base64url'),
    e: Math.floor(expiresAt.getTime() / 1000),
    ...(email === null ? {} : { m: email }),
  };
  const said = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const token = `i.${said}.${signText(deriveKey(config.secretKey), said)}`;
  const language = detectLanguage(new URL(config.publicUrl).host);
  return { link: ownPageAddress(config, language, '/setup', token), expiresAt };
}

/**
 * Verifies an invitation's token and returns its claims; null if invalid. Ignores its expiry. Whether it has ended is
 * the caller's question.
 */
export function verifyInvitation(
  { secretKey, previousSecretKey }: SigningKeys,
  token: string,
): InvitationClaims | null {
  const parts = splitToken(token);
  if (parts === null) return null;
  const keys = [secretKey, previousSecretKey].flatMap((secret) => (secret === undefined ? [] : [deriveKey(secret)]));
  return isSignedWith(keys, parts.said, parts.signature)
    ? parseClaims(Buffer.from(parts.said, 'base64url').toString())
    : null;
}
