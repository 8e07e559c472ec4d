import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { reportLostDevice } from '../../../contract/endpoints.ts';
import { CHALLENGE_ENDED } from '../../../contract/failures.ts';
import { LOST_DEVICE_MAILS, VERIFICATION_MS } from '../../../rules/limits.ts';
import { refuseForeignOrigin } from '../../access.ts';
import { sendAccountMail } from '../../actions/send-letter.ts';
import { limitByValue } from '../../actions/limit-attempts.ts';
import { hasAddress, issueSecret } from '../../mailed-secret.ts';
import { ownPageAddress } from '../../page-link.ts';
import { findChallengeUser } from '../../queries/sign-in-challenge.ts';
import { findUser } from '../../queries/user.ts';
import { readChallengeProof } from '../../actions/sign-in-challenge.ts';

/** Mails the link that starts the three-day wait; it needs the password and the mailbox. */
export const reportLostDeviceHandler = implement(reportLostDevice, async ({ body }, { run, config, request }) => {
  refuseForeignOrigin(request, config);
  await run(SYSTEM, async (work) => {
    const now = work.clock.now();
    const userId = await findChallengeUser(work.db, readChallengeProof(config, body.challenge_id, request), now);
    const user = userId === undefined ? undefined : await findUser(work.db, userId);
    if (user === undefined || !hasAddress(user)) throw failure(CHALLENGE_ENDED);
    await limitByValue(work.db, 'lost-device', user.id, LOST_DEVICE_MAILS, now);
    const language = detectLanguage(request.host);
    const { token } = await issueSecret(work, user, 'LOST_DEVICE', VERIFICATION_MS);
    const link = ownPageAddress(config, language, '/user/lost-device', token);
    await sendAccountMail(work, { to: user, language, about: 'lostDevice', link });
  });
  return { sent: true as const };
});
