import { detectLanguage } from '@hearth/kit/installation/host-language';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { sendVerification } from '../../../contract/recovery-endpoints.ts';
import { VERIFICATIONS_PER_PERSON } from '../../../rules/limits.ts';
import { limitByValue } from '../../actions/limit-attempts.ts';
import { getUser } from '../../queries/user.ts';
import { sendVerificationMail } from '../../actions/verification.ts';

/** Sends the proof again, to the stored address and five times an hour at most. */
export const sendVerificationHandler = implement(sendVerification, (_input, work) =>
  inScope(work.db, SYSTEM, async (db) => {
    const user = await getUser(db, work.actor.userId);
    if (user.email_verified_at !== null) return { verified: true };
    await limitByValue(db, 'send-verification', user.id, VERIFICATIONS_PER_PERSON, work.clock.now());
    await sendVerificationMail({ ...work, db }, user, detectLanguage(work.request.host));
    return { verified: false };
  }),
);
