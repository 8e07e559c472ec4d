import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { endOwnSessions } from '../../../contract/security-endpoints.ts';
import { endSessions } from '../../actions/end-session.ts';
import { endTrust } from '../../queries/known-device.ts';
import { forgetSession } from '../../session-source.ts';

/** Signs every device of the caller out, this one too; none is trusted any more. */
export const endOwnSessionsHandler = implement(endOwnSessions, async (_input, { run, actor }) => {
  await run(SYSTEM, async (work) => {
    await endTrust(work.db, actor.userId);
    await endSessions(work, actor.userId, 'ENDED_BY_USER');
  });
  forgetSession(actor.sessionId);
  return { ended: true as const };
});
