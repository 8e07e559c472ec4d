import { detectLanguage } from '@hearth/kit/installation/host-language';
import { failure, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { clientNetwork } from '@hearth/platform/config/network';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { signUp } from '../../../contract/endpoints.ts';
import { UNVERIFIED_SIGN_UP } from '../../../contract/events.ts';
import {
  INVALID_PHONE_NUMBER,
  INVALID_PHONE_NUMBER_FORMAT,
  NORMAL_SIGN_UP_NOT_ALLOWED,
} from '../../../contract/failures.ts';
import { SIGN_UPS_BEFORE_CAPTCHA, SIGN_UPS_PER_ADDRESS } from '../../../rules/limits.ts';
import { ownWords } from '../../../rules/new-password.ts';
import { refuseForeignOrigin } from '../../access.ts';
import { requireCaptcha } from '../../captcha.ts';
import { completeSignIn, toSignInAnswer } from '../../actions/sign-in.ts';
import { parseNewEmail } from '../../actions/new-email.ts';
import { hashPassword } from '../../password-hash.ts';
import { attemptKey, countAttempt } from '../../queries/attempt.ts';
import { findUserByEmail, getUser } from '../../queries/user.ts';
import { addUser, refuseTakenEmail } from '../../actions/add-user.ts';
import { refuseWeakPassword, createFieldFailure } from '../../refused-field.ts';

function parsePhone(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const refuse = (kind: FailureKind) => createFieldFailure(kind, 'phone_number', 'phone');
  if (!/^\+[\d\s().-]+$/.test(text)) throw refuse(INVALID_PHONE_NUMBER_FORMAT);
  const phone = parsePhoneNumberFromString(text);
  if (phone?.isPossible() !== true) throw refuse(INVALID_PHONE_NUMBER);
  return phone.number;
}

/** Makes an account and signs it in. What kind of user it becomes is said by the registration call that follows. */
export const signUpHandler = implement(signUp, async ({ body }, { run, clock, config, request }) => {
  refuseForeignOrigin(request, config);
  // What kind of user it becomes is said afterwards: the registration call refuses the kind that is closed.
  if (config.candidateSignUp === 'closed' && config.employerSignUp !== 'open')
    throw failure(NORMAL_SIGN_UP_NOT_ALLOWED);
  const email = parseNewEmail(body.email);
  refuseWeakPassword(body.password, 'password', ownWords(email));
  const phoneNumber = parsePhone(body.phone_number);
  const taken = await run(SYSTEM, async ({ db, emit }) => {
    const key = attemptKey('sign-up-address', clientNetwork(request.ip));
    const { count } = await countAttempt(db, key, SIGN_UPS_PER_ADDRESS, clock.now());
    if (count > SIGN_UPS_PER_ADDRESS.count) throw failure(TOO_MANY_REQUESTS);
    if (config.captcha.when === 'always' || count > SIGN_UPS_BEFORE_CAPTCHA)
      await requireCaptcha(db, config, body.validation_data?.['captcha'], clock.now());
    const user = await findUserByEmail(db, email);
    // The refusal says that a link was sent, so one is; whoever sends it says how often.
    if (user?.status === 'NO_PASSWORD')
      await emit(
        UNVERIFIED_SIGN_UP.of({
          group_id: null,
          topics: [],
          data: { user_id: user.id, language: detectLanguage(request.host) },
        }),
      );
    return user;
  });
  refuseTakenEmail(taken);
  const passwordHash = await hashPassword(body.password);
  const signedIn = await run(SYSTEM, async (work) => {
    const id = await addUser(work.db, { email, passwordHash, phoneNumber });
    return completeSignIn(work, await getUser(work.db, id), request);
  });
  return toSignInAnswer(signedIn);
});
