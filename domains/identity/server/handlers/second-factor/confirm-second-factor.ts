import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { confirmSecondFactor } from '../../../contract/security-endpoints.ts';
import { SECOND_FACTOR_IS_ON, WRONG_SECOND_FACTOR } from '../../../contract/failures.ts';
import { ANSWERS_PER_PERSON } from '../../../rules/limits.ts';
import { announceRestriction } from '../../actions/announce-restriction.ts';
import { sendAccountMail } from '../../actions/send-letter.ts';
import { limitByValue } from '../../actions/limit-attempts.ts';
import { pageLink } from '../../page-link.ts';
import { endTrust } from '../../queries/known-device.ts';
import { changeSecondFactor, findSecondFactor } from '../../queries/second-factor.ts';
import { restrictSessions } from '../../queries/session.ts';
import { getUser } from '../../queries/user.ts';
import { createFieldFailure } from '../../refused-field.ts';
import { replaceWithNewCodes, verifyTotp } from '../../second-factor.ts';
import { forgetSession } from '../../session-source.ts';

/** Turns the second step on: the app is shown to work by a first code. What was waiting for this is open from now on. */
export const confirmSecondFactorHandler = implement(
  confirmSecondFactor,
  async ({ body }, { run, actor, clock, config, request }) => {
    const codes = await run(SYSTEM, async (work) => {
      const { db } = work;
      await limitByValue(db, 'second-factor-setup', actor.userId, ANSWERS_PER_PERSON, clock.now());
      const factor = await findSecondFactor(db, actor.userId);
      if (factor !== undefined && factor.confirmed_at !== null) throw failure(SECOND_FACTOR_IS_ON);
      if (factor === undefined || !(await verifyTotp(work, factor, body.code))) return null;
      await changeSecondFactor(db, actor.userId, { confirmed_at: clock.now() });
      await endTrust(db, actor.userId);
      await restrictSessions(db, [actor.userId]);
      await announceRestriction(work, actor.userId);
      const user = await getUser(db, actor.userId);
      const language = detectLanguage(request.host);
      const alarm = pageLink(config, language, '/forgot-password');
      await sendAccountMail(work, { to: user, language, about: 'factorOn', alarm });
      return replaceWithNewCodes(db, actor.userId);
    });
    if (codes === null) throw createFieldFailure(WRONG_SECOND_FACTOR, 'code', 'valid');
    forgetSession(actor.sessionId);
    return { recovery_codes: [...codes] };
  },
);
