import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { reportLostDevice } from '../../contract/endpoints.ts';
import { CHALLENGE_ENDED } from '../../contract/failures.ts';
import { LOST_DEVICE_MAILS, VERIFICATION_MS } from '../../rules/limits.ts';
import { refuseForeignOrigin } from '../access.ts';
import { sendLetter } from '../send-letter.ts';
import { limitTries } from '../limit-attempts.ts';
import { hasAddress, issueSecret } from '../mailed-secret.ts';
import { ownPageAddress } from '../page-link.ts';
import { findChallengeUser } from '../queries/sign-in-challenge.ts';
import { findUser } from '../queries/user.ts';
import { challengeProof } from '../sign-in-challenge.ts';

/** Sends the link that starts the wait: whoever knows the password and reads the mail, three days before it opens anything. */
export const reportLostDeviceHandler = implement(reportLostDevice, async ({ body }, { run, config, request }) => {
  refuseForeignOrigin(request, config);
  await run(SYSTEM, async (work) => {
    const now = work.clock.now();
    const userId = await findChallengeUser(work.db, challengeProof(config, body.challenge_id, request), now);
    const user = userId === undefined ? undefined : await findUser(work.db, userId);
    if (user === undefined || !hasAddress(user)) throw failure(CHALLENGE_ENDED);
    await limitTries(work.db, 'lost-device', user.id, LOST_DEVICE_MAILS, now);
    const language = detectLanguage(request.host);
    const { token } = await issueSecret(work, user, 'LOST_DEVICE', VERIFICATION_MS);
    const link = ownPageAddress(config, language, '/user/lost-device', token);
    await sendLetter(work, { to: user, language, about: 'lostDevice', link });
  });
  return { sent: true as const };
});
