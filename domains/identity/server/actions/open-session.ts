import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import type { RequestFacts, PlatformTools } from '@hearth/platform/module';
import type { AccessToken } from '../../contract/schemas.ts';
import { SESSION_ABSOLUTE_MS } from '../../rules/limits.ts';
import { tokenParties } from '../access.ts';
import { signAccessToken } from '../access-token.ts';
import { approximateNetwork } from '@hearth/platform/config/network';
import { tokenHash } from '@hearth/platform/secrets/token';
import { findSession, insertSession, restrictSessions } from '../queries/session.ts';
import type { SessionRow } from '../queries/session.ts';
import { getSigningKey } from '../queries/signing-key.ts';
import type { UserRow } from '../queries/user.ts';
import { firstRefreshToken, newRotationKey } from './refresh-token.ts';

/** The tokens of a new session: one for the page, one for the cookie. */
export interface OpenedSession {
  readonly answer: AccessToken;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

type SessionContext = Pick<PlatformTools, 'clock' | 'config'> & { readonly db: Tx<'system'> };

/** The person who acts in someone else's session, and until when. */
interface ActingIdentity {
  readonly actorId: string;
  readonly endsAt: Date;
}

/** Issues an access token for a session; its subject comes from the stored row. */
export async function issueAccessToken(
  { db, clock, config }: SessionContext,
  user: Pick<UserRow, 'id' | 'session_epoch'>,
  session: Pick<SessionRow, 'id' | 'restricted_to'> & { readonly acting?: ActingIdentity },
): Promise<AccessToken> {
  const now = clock.now();
  const { acting } = session;
  const act = acting === undefined ? {} : { actorId: acting.actorId };
  const claims = { userId: user.id, sessionId: session.id, epoch: user.session_epoch, ...act };
  const key = await getSigningKey(db, now);
  const { token, expiresAt } = await signAccessToken(key, claims, tokenParties(config), now, acting?.endsAt);
  return {
    access_token: token,
    expires_at: expiresAt.toISOString(),
    expires_in: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
    session_id: session.id,
    user_id: user.id,
    ...(session.restricted_to === null ? {} : { restricted_to: session.restricted_to }),
    ...(acting === undefined ? {} : { impersonator_id: acting.actorId }),
  };
}

/** Restricts a new session until a required second factor is set up. */
async function restrictSession(
  db: Tx<'system'>,
  userId: string,
  id: string,
): Promise<Pick<SessionRow, 'id' | 'restricted_to'>> {
  await restrictSessions(db, [userId]);
  return { id, restricted_to: (await findSession(db, id))?.restricted_to ?? null };
}

/** Starts a session of its own for a user: a new family of refresh tokens. */
export async function openSession(
  means: SessionContext,
  user: UserRow,
  request: Pick<RequestFacts, 'userAgent' | 'ip'>,
): Promise<OpenedSession> {
  const now = means.clock.now();
  const id = newId(now.getTime());
  const key = newRotationKey();
  const refreshToken = firstRefreshToken(id, key);
  const expiresAt = new Date(now.getTime() + SESSION_ABSOLUTE_MS);
  await insertSession(means.db, {
    id,
    user_id: user.id,
    token_hash: tokenHash(refreshToken),
    rotation_key: key,
    user_agent: request.userAgent,
    network: approximateNetwork(request.ip),
    created_at: now,
    expires_at: expiresAt,
  });
  const session = user.second_factor_demanded
    ? await restrictSession(means.db, user.id, id)
    : { id, restricted_to: null };
  return { answer: await issueAccessToken(means, user, session), refreshToken, expiresAt };
}
