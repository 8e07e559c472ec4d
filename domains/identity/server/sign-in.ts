import { detectLanguage } from '@hearth/kit/host-language';
import { WithHeaders } from '@hearth/platform/module';
import type { RequestFacts, Work } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import type { AccessToken } from '../contract/schemas.ts';
import { DEVICE_MS, DEVICE_TRUST_MS } from '../rules/limits.ts';
import { provenSession } from './access.ts';
import { cookie, sessionCookieText } from './cookie.ts';
import { markFor, marksOf } from './devices.ts';
import { endSession } from './end-session.ts';
import { sendLetter } from './send-letter.ts';
import { openSession } from './open-session.ts';
import { isTrustedDevice, rememberDevice, trustDevice } from './queries/known-device.ts';
import { deleteSecondFactor, findSecondFactor } from './queries/second-factor.ts';
import type { UserRow } from './queries/user.ts';

/** A new session with the cookies that it needs. */
export interface SignedIn {
  readonly answer: AccessToken;
  readonly cookies: readonly string[];
}

/** Opens the session of somebody who proved who they are, ends the one that this browser had, and knows the device from now on; `trusts`: without a code for a while. */
export async function completeSignIn(
  work: Work<'system'>,
  user: UserRow,
  request: RequestFacts,
  trusts = false,
): Promise<SignedIn> {
  const { db, clock, config } = work;
  const now = clock.now();
  const before = await provenSession(db, config, request, now);
  if (before !== null) await endSession(work, before, 'SIGN_OUT');
  const opened = await openSession(work, user, request);
  const device = await markFor(db, user.id, { marks: marksOf(config, request), now });
  const known = tokenHash(device.mark);
  await rememberDevice(db, user.id, known, now);
  if (trusts) await trustDevice(db, user.id, known, new Date(now.getTime() + DEVICE_TRUST_MS));
  return {
    answer: opened.answer,
    cookies: [
      sessionCookieText(config, opened.refreshToken, opened.expiresAt, now),
      cookie(config, 'device', device.cookie, DEVICE_MS),
    ],
  };
}

/** The answer to the frame, with its cookies. */
export function signedInAnswer({ answer, cookies }: SignedIn): WithHeaders<AccessToken> {
  return new WithHeaders(answer, { 'set-cookie': [...cookies] });
}

/** Whether a second step is asked of somebody, which it is not on a device that they trust. A device that was lost for long enough is forgotten here, and its owner told. */
export async function asksSecondFactor(work: Work<'system'>, user: UserRow, request: RequestFacts): Promise<boolean> {
  const factor = await findSecondFactor(work.db, user.id);
  if (factor === undefined || factor.confirmed_at === null) return false;
  const now = work.clock.now();
  if (factor.removal_at === null || factor.removal_at > now) {
    for (const mark of marksOf(work.config, request))
      if (await isTrustedDevice(work.db, user.id, tokenHash(mark), now)) return false;
    return true;
  }
  await deleteSecondFactor(work.db, user.id);
  await sendLetter(work, { to: user, language: detectLanguage(request.host), about: 'factorOff' });
  return false;
}
