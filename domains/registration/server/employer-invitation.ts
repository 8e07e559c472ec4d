import { randomBytes } from 'node:crypto';
import { ownPageAddress } from '@hearth/domains/identity/service';
import { detectLanguage } from '@hearth/kit/host-language';
import type { Config } from '@hearth/platform/config';
import { isSignedWith, signatureOf } from '@hearth/platform/secrets/signature';
import { INVITATION_MS } from '../rules/limits.ts';
import { claimsIn, partsOf } from '../rules/invitation-token.ts';
import type { InvitationClaims } from '../rules/invitation-token.ts';

type Keys = Pick<Config, 'secretKey' | 'previousSecretKey'>;

/** What invitations are signed with: of the installation's own secret, and good for nothing else. */
const keyOf = (secret: string): string => `${secret}\u0000registration.employer_invitation`;

/**
 * A link with which one employer founds a company, once, within a week. It is signed and stored nowhere until it is used, so
 * that the operator can make it beside a running server whose database no other process may open. Throws without SECRET_KEY.
 */
export function inviteEmployer(
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
  const token = `i.${said}.${signatureOf(keyOf(config.secretKey), said)}`;
  const language = detectLanguage(new URL(config.publicUrl).host);
  return { link: ownPageAddress(config, language, '/setup', token), expiresAt };
}

/** What an invitation of this installation says; null for any other text. Whether it has ended is the caller's question. */
export function readInvitation({ secretKey, previousSecretKey }: Keys, token: string): InvitationClaims | null {
  const parts = partsOf(token);
  if (parts === null) return null;
  const keys = [secretKey, previousSecretKey].flatMap((secret) => (secret === undefined ? [] : [keyOf(secret)]));
  return isSignedWith(keys, parts.said, parts.signature)
    ? claimsIn(Buffer.from(parts.said, 'base64url').toString())
    : null;
}
