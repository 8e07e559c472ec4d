import { failure } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config/config';
import type { Tx } from '@hearth/platform/database';
import type { RequestFacts } from '@hearth/platform/module';
import { isFrameOrigin } from '@hearth/platform/config/served-hosts';
import { tokenHash } from '@hearth/platform/secrets/token';
import { FOREIGN_ORIGIN } from '../contract/failures.ts';
import { ROTATION_GRACE_MS } from '../rules/limits.ts';
import type { TokenParties } from './access-token.ts';
import { readSessionCookie } from './cookie.ts';
import { findSession, isLive } from './queries/session.ts';
import type { SessionRow } from './queries/session.ts';
import { readRefreshToken, wasIssued } from './actions/refresh-token.ts';
import type { RefreshToken } from './actions/refresh-token.ts';

/** The header that the frame's calls bear; another site's page cannot add it without asking this server first. */
export const FRAME_HEADER = 'x-hearth-frame';

/** The issuer and audience of this installation's tokens. */
export function tokenParties(config: Config): TokenParties {
  return { issuer: config.authUrl, audience: config.publicUrl };
}

/**
 * Lets a call with the session cookie through only from the authentication frame itself: same origin, by the browser's own
 * word. A request that does not say where it comes from is refused.
 */
export function refuseForeignOrigin({ headers }: RequestFacts, config: Config): void {
  const site = headers['sec-fetch-site'];
  const origin = headers['origin'];
  const own = typeof origin === 'string' && isFrameOrigin(config, origin, headers['host']);
  const allowed = origin === undefined ? site === 'same-origin' : own && (site === undefined || site === 'same-origin');
  if (!allowed || headers[FRAME_HEADER] !== '1') throw failure(FOREIGN_ORIGIN);
}

/** A refresh token with the session that it was issued for. */
export interface IssuedToken {
  readonly token: RefreshToken;
  readonly hash: Buffer;
  readonly session: SessionRow;
}

/** Finds the cookie's token and session in any state; null without a cookie or for an unknown token. */
export async function findIssuedToken(
  tx: Tx<'system'>,
  config: Config,
  { headers }: RequestFacts,
): Promise<IssuedToken | null> {
  const token = readRefreshToken(readSessionCookie(config, headers['cookie']));
  const session = token === null ? undefined : await findSession(tx, token.sessionId);
  if (token === null || session === undefined || !wasIssued(token, session.rotation_key)) return null;
  return { token, hash: tokenHash(token.text), session };
}

/** Is true for the token replaced a moment ago, whose response may have been lost. */
export function isPreviousToken({ hash, session }: IssuedToken, now: Date): boolean {
  const { previous_hash: previous, rotated_at: rotated } = session;
  if (previous === null || rotated === null || !hash.equals(previous)) return false;
  return now.getTime() - rotated.getTime() <= ROTATION_GRACE_MS;
}

/** Finds the live session of a request's cookie; null if there is none. */
export async function findLiveSession(
  tx: Tx<'system'>,
  config: Config,
  request: RequestFacts,
  now: Date,
): Promise<SessionRow | null> {
  const issued = await findIssuedToken(tx, config, request);
  if (issued === null || !isLive(issued.session, now)) return null;
  return issued.hash.equals(issued.session.token_hash) || isPreviousToken(issued, now) ? issued.session : null;
}
