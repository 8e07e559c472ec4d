import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listSessions } from '../../../contract/security-endpoints.ts';
import { parseUserAgent } from '../../../rules/device.ts';
import { findLiveSessions } from '../../queries/session.ts';

const SHOWN = 50;

/** Lists the caller's sessions. */
export const listSessionsHandler = implement(listSessions, async (_input, { db, actor, clock }) => {
  const rows = await inScope(db, SYSTEM, (system) => findLiveSessions(system, actor.userId, clock.now(), SHOWN));
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      is_current: row.id === actor.sessionId,
      ...parseUserAgent(row.user_agent),
      network: row.network,
      created_at: row.created_at.toISOString(),
      used_at: row.used_at.toISOString(),
    })),
  };
});
