import type { Work } from '@hearth/platform/module';
import { SESSION_ENDED, SESSIONS_OF_USER_ENDED } from '../contract/events.ts';
import { stopActing } from './impersonation.ts';
import { revokeSession, revokeSessionsOf } from './queries/session.ts';
import type { SessionRow } from './queries/session.ts';
import type { RevokedBecause } from './queries/tables.ts';
import { raiseEpoch } from './queries/user.ts';

/** Ends a session, with what its holder does for somebody else, and says so to all nodes. */
export async function endSession(
  work: Pick<Work<'system'>, 'db' | 'emit' | 'clock'>,
  session: Pick<SessionRow, 'id' | 'user_id'>,
  because: RevokedBecause,
): Promise<void> {
  const { db, emit, clock } = work;
  await stopActing(work, { sessionId: session.id });
  const ended = await revokeSession(db, session.id, because, clock.now());
  if (!ended) return;
  await emit(
    SESSION_ENDED.of({
      group_id: null,
      topics: [`user:${session.user_id}`],
      data: { session_id: session.id, user_id: session.user_id },
    }),
  );
}

/**
 * Ends every session of a person, or all but one whose next token is good again, on all nodes and within a second, though their
 * access tokens have time left.
 */
export async function endSessionsOf(
  work: Pick<Work<'system'>, 'db' | 'emit' | 'clock'>,
  userId: string,
  because: RevokedBecause,
  exceptId: string | null = null,
): Promise<void> {
  const { db, emit, clock } = work;
  await stopActing(work, { personIds: [userId] });
  await raiseEpoch(db, userId);
  await revokeSessionsOf(db, userId, because, clock.now(), exceptId);
  await emit(
    SESSIONS_OF_USER_ENDED.of({
      group_id: null,
      topics: [`user:${userId}`],
      data: { user_id: userId },
    }),
  );
}
