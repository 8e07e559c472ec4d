import type { Work } from '@hearth/platform/module';
import { SESSION_ENDED, SESSIONS_OF_USER_ENDED } from '../../contract/events.ts';
import { stopActing } from './impersonation.ts';
import { revokeSession, revokeSessionsOf } from '../queries/session.ts';
import type { SessionRow } from '../queries/session.ts';
import type { RevokedBecause } from '../queries/tables.ts';
import { incrementSessionEpoch } from '../queries/user.ts';

/** Ends a session and any impersonation begun from it, on all nodes. */
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

/** Ends a person's sessions, all or all but one, on all nodes within a second. */
export async function endSessions(
  work: Pick<Work<'system'>, 'db' | 'emit' | 'clock'>,
  userId: string,
  because: RevokedBecause,
  exceptId: string | null = null,
): Promise<void> {
  const { db, emit, clock } = work;
  await stopActing(work, { personIds: [userId] });
  await incrementSessionEpoch(db, userId);
  await revokeSessionsOf(db, userId, because, clock.now(), exceptId);
  await emit(
    SESSIONS_OF_USER_ENDED.of({
      group_id: null,
      topics: [`user:${userId}`],
      data: { user_id: userId },
    }),
  );
}
