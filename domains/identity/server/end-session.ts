import type { Work } from '@hearth/platform/module';
import { SESSION_ENDED } from '../contract/events.ts';
import { revokeSession } from './queries/session.ts';
import type { SessionRow } from './queries/session.ts';
import type { RevokedBecause } from './queries/tables.ts';

/** Ends a session and says so to all nodes. Runs in the system scope. */
export async function endSession(
  { db, emit, clock }: Pick<Work, 'db' | 'emit' | 'clock'>,
  session: Pick<SessionRow, 'id' | 'user_id'>,
  because: RevokedBecause,
): Promise<void> {
  const ended = await revokeSession(db, session.id, because, clock.now());
  if (!ended) return;
  await emit({
    type: SESSION_ENDED,
    group_id: null,
    topics: [`user:${session.user_id}`],
    data: { session_id: session.id, user_id: session.user_id },
  });
}
