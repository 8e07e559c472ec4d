import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { endOwnSession } from '../../../contract/security-endpoints.ts';
import { NO_SUCH_SESSION } from '../../../contract/failures.ts';
import { endSession } from '../../actions/end-session.ts';
import { findSession, isLive } from '../../queries/session.ts';
import { forgetSession } from '../../session-source.ts';

/** Signs one device out. Another person's session is one that does not exist. */
export const endOwnSessionHandler = implement(endOwnSession, async ({ params }, { run, actor, clock }) => {
  await run(SYSTEM, async (work) => {
    const session = await findSession(work.db, params.id);
    if (session === undefined || session.user_id !== actor.userId || !isLive(session, clock.now()))
      throw failure(NO_SUCH_SESSION);
    await endSession(work, session, 'ENDED_BY_USER');
  });
  forgetSession(params.id);
  return { ended: true as const };
});
