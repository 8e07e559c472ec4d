import { detectLanguage } from '@hearth/kit/installation/host-language';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { RequestFacts, Work } from '@hearth/platform/module';
import { answerChallenge } from '../../../contract/endpoints.ts';
import { CHALLENGE_ENDED, WRONG_SECOND_FACTOR } from '../../../contract/failures.ts';
import { ANSWERS_PER_PERSON } from '../../../rules/limits.ts';
import { refuseForeignOrigin } from '../../access.ts';
import { sendAccountMail } from '../../actions/send-letter.ts';
import { pageLink } from '../../page-link.ts';
import { attemptKey, countAttempt } from '../../queries/attempt.ts';
import { changeSecondFactor } from '../../queries/second-factor.ts';
import { countAnswer, deleteChallenges } from '../../queries/sign-in-challenge.ts';
import { findUser } from '../../queries/user.ts';
import { verifySecondFactor } from '../../second-factor.ts';
import { readChallengeProof } from '../../actions/sign-in-challenge.ts';
import { completeSignIn, toSignInAnswer } from '../../actions/sign-in.ts';
import type { CompletedSignIn } from '../../actions/sign-in.ts';

type Body = { readonly challenge_id: string; readonly answer: string; readonly trust_device?: boolean | undefined };

/** Verifies an answer. A wrong one is a result, not an error, so that its count is committed. */
async function verifyAnswer(
  work: Work<'system'>,
  body: Body,
  request: RequestFacts,
): Promise<CompletedSignIn | 'ended' | 'wrong'> {
  const { db, clock, config } = work;
  const now = clock.now();
  const userId = await countAnswer(db, readChallengeProof(config, body.challenge_id, request), now);
  const user = userId === undefined ? undefined : await findUser(db, userId);
  if (user === undefined || user.disabled_at !== null) return 'ended';
  const tries = await countAttempt(db, attemptKey('second-factor', user.id), ANSWERS_PER_PERSON, now);
  if (tries.count > ANSWERS_PER_PERSON.count) return 'ended';
  const proof = await verifySecondFactor(work, user.id, body.answer);
  if (proof === null) return 'wrong';
  if (!(await deleteChallenges(db, user.id))) return 'ended';
  await changeSecondFactor(db, user.id, { removal_at: null });
  if (proof === 'RECOVERY') {
    const language = detectLanguage(request.host);
    const alarm = pageLink(config, language, '/forgot-password');
    await sendAccountMail(work, { to: user, language, about: 'recoveryUsed', alarm });
  }
  // A recovery code is for whoever has lost something: nothing is trusted by it.
  return completeSignIn(work, user, request, body.trust_device === true && proof === 'TOTP');
}

/** The second step of signing in. It is only ever asked after the first, in the same browser, and five times at most. */
export const answerChallengeHandler = implement(answerChallenge, async ({ body }, { run, config, request }) => {
  refuseForeignOrigin(request, config);
  const outcome = await run(SYSTEM, (work) => verifyAnswer(work, body, request));
  if (outcome === 'ended') throw failure(CHALLENGE_ENDED);
  if (outcome === 'wrong') throw failure(WRONG_SECOND_FACTOR);
  // The browser's secret stays for as long as it lives: another tab may be between its own two steps.
  return toSignInAnswer(outcome);
});
