import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import type { RequestFacts, Tools } from '@hearth/platform/module';
import type { AccessToken } from '../contract/schemas.ts';
import { SESSION_ABSOLUTE_MS } from '../rules/limits.ts';
import { partiesOf } from './access.ts';
import { signAccessToken } from './access-token.ts';
import { roughNetworkOf } from '@hearth/platform/network';
import { tokenHash } from '@hearth/platform/secrets/token';
import { findSession, insertSession, restrictSessions } from './queries/session.ts';
import type { SessionRow } from './queries/session.ts';
import { getSigningKey } from './queries/signing-key.ts';
import type { UserRow } from './queries/user.ts';
import { firstRefreshToken, newRotationKey } from './refresh-token.ts';

/** What signing in gives: an access token for the page, a refresh token for the cookie. */
export interface OpenedSession {
  readonly answer: AccessToken;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

type Means = Pick<Tools, 'clock' | 'config'> & { readonly db: Tx<'system'> };

/** Who acts in a session that is not their own, and until when. */
interface Acting {
  readonly actorId: string;
  readonly endsAt: Date;
}

/** An access token for a session; who it is for comes from the row. */
export async function accessTokenFor(
  { db, clock, config }: Means,
  user: Pick<UserRow, 'id' | 'session_epoch'>,
  session: Pick<SessionRow, 'id' | 'restricted_to'> & { readonly acting?: Acting },
): Promise<AccessToken> {
  const now = clock.now();
  const { acting } = session;
  const act = acting === undefined ? {} : { actorId: acting.actorId };
  const claims = { userId: user.id, sessionId: session.id, epoch: user.session_epoch, ...act };
  const key = await getSigningKey(db, now);
  const { token, expiresAt } = await signAccessToken(key, claims, partiesOf(config), now, acting?.endsAt);
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

/** The new session of somebody of whom a second step is demanded: it may do everything only if they have one. */
async function restricted(
  db: Tx<'system'>,
  userId: string,
  id: string,
): Promise<Pick<SessionRow, 'id' | 'restricted_to'>> {
  await restrictSessions(db, [userId]);
  return { id, restricted_to: (await findSession(db, id))?.restricted_to ?? null };
}

/** Starts a session of its own for a user: a new family of refresh tokens. */
export async function openSession(
  means: Means,
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
    network: roughNetworkOf(request.ip),
    created_at: now,
    expires_at: expiresAt,
  });
  const session = user.second_factor_demanded ? await restricted(means.db, user.id, id) : { id, restricted_to: null };
  return { answer: await accessTokenFor(means, user, session), refreshToken, expiresAt };
}
