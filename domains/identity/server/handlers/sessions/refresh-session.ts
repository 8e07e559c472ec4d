import { SYSTEM } from '@hearth/platform/database';
import { implement, WithHeaders } from '@hearth/platform/module';
import type { RequestFacts, Work } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { refreshSession } from '../../../contract/endpoints.ts';
import type { AccessToken } from '../../../contract/schemas.ts';
import { isPreviousToken, findIssuedToken, refuseForeignOrigin } from '../../access.ts';
import { clearedSessionCookie, readSessionCookie, sessionCookieHeader } from '../../cookie.ts';
import { endSession } from '../../actions/end-session.ts';
import { issueAccessToken } from '../../actions/open-session.ts';
import { findActiveImpersonation } from '../../queries/impersonation.ts';
import { findSession, isLive, rotateSession } from '../../queries/session.ts';
import { findUser, getUser } from '../../queries/user.ts';
import { nextRefreshToken } from '../../actions/refresh-token.ts';
import { forgetSession } from '../../session-source.ts';

interface RenewedSession {
  readonly answer: AccessToken;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

/**
 * Replaces the cookie's token. The winner of the conditional update gets the next token; whoever presents its parent a
 * moment later gets that same one again; an older token is a stolen or a copied one, and ends the whole session.
 */
async function rotateToken(
  work: Work<'system'>,
  request: RequestFacts,
): Promise<RenewedSession | { readonly ended: string } | null> {
  const { db, config, clock } = work;
  const now = clock.now();
  const issued = await findIssuedToken(db, config, request);
  if (issued === null) return null;
  const { token, hash } = issued;
  const refreshToken = nextRefreshToken(token, issued.session.rotation_key);
  const won = await rotateSession(db, { id: token.sessionId, presented: hash, next: tokenHash(refreshToken), now });
  const session = await findSession(db, token.sessionId);
  if (session === undefined || !isLive(session, now)) return null;
  if (!won && !isPreviousToken({ token, hash, session }, now)) {
    await endSession(work, session, 'REPLAY');
    work.log.warn(
      { session_id: session.id, user_id: session.user_id },
      'a used refresh token came again; its session was ended',
    );
    return { ended: session.id };
  }
  const user = await findUser(db, session.user_id);
  if (user === undefined || user.disabled_at !== null) return null;
  const answer = (await issueActingToken(work, session.id)) ?? (await issueAccessToken(work, user, session));
  return { answer, refreshToken, expiresAt: session.expires_at };
}

/** During an impersonation, pages get the token of its session instead of their own. */
async function issueActingToken(work: Work<'system'>, sessionId: string): Promise<AccessToken | null> {
  const acting = await findActiveImpersonation(work.db, sessionId, work.clock.now());
  if (acting === undefined || acting.actor_id === null) return null;
  const subject = await getUser(work.db, acting.subject_id);
  const by = { actorId: acting.actor_id, endsAt: acting.ends_at };
  return issueAccessToken(work, subject, { id: acting.id, restricted_to: null, acting: by });
}

/** A new access token for the holder of the cookie. "No session" is an answer and not an error: guests ask this too. */
export const refreshSessionHandler = implement(refreshSession, async (_input, { run, clock, config, request }) => {
  refuseForeignOrigin(request, config);
  if (readSessionCookie(config, request.headers['cookie']) === undefined) return { token: null };
  const renewed = await run(SYSTEM, (work) => rotateToken(work, request));
  if (renewed !== null && 'answer' in renewed) {
    const cookie = sessionCookieHeader(config, renewed.refreshToken, renewed.expiresAt, clock.now());
    return new WithHeaders({ token: renewed.answer }, cookie);
  }
  if (renewed !== null) forgetSession(renewed.ended);
  return new WithHeaders({ token: null }, clearedSessionCookie(config));
});
