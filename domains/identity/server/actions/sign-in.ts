import { detectLanguage } from '@hearth/kit/installation/host-language';
import { WithHeaders } from '@hearth/platform/module';
import type { RequestFacts, Work } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import type { AccessToken } from '../../contract/schemas.ts';
import { DEVICE_MS, DEVICE_TRUST_MS } from '../../rules/limits.ts';
import { findLiveSession } from '../access.ts';
import { buildCookie, buildSessionCookie } from '../cookie.ts';
import { rotateDeviceMark, readDeviceMarks } from '../devices.ts';
import { endSession } from './end-session.ts';
import { sendAccountMail } from './send-letter.ts';
import { openSession } from './open-session.ts';
import { isTrustedDevice, rememberDevice, trustDevice } from '../queries/known-device.ts';
import { deleteSecondFactor, findSecondFactor } from '../queries/second-factor.ts';
import type { UserRow } from '../queries/user.ts';

/** A new session with its cookies. */
export interface CompletedSignIn {
  readonly answer: AccessToken;
  readonly cookies: readonly string[];
}

/** Opens the session of somebody who proved who they are, ends the one that this browser had, and knows the device from now on; `trusts`: without a code for a while. */
export async function completeSignIn(
  work: Work<'system'>,
  user: UserRow,
  request: RequestFacts,
  trusts = false,
): Promise<CompletedSignIn> {
  const { db, clock, config } = work;
  const now = clock.now();
  const before = await findLiveSession(db, config, request, now);
  if (before !== null) await endSession(work, before, 'SIGN_OUT');
  const opened = await openSession(work, user, request);
  const device = await rotateDeviceMark(db, user.id, { marks: readDeviceMarks(config, request), now });
  const known = tokenHash(device.mark);
  await rememberDevice(db, user.id, known, now);
  if (trusts) await trustDevice(db, user.id, known, new Date(now.getTime() + DEVICE_TRUST_MS));
  return {
    answer: opened.answer,
    cookies: [
      buildSessionCookie(config, opened.refreshToken, opened.expiresAt, now),
      buildCookie(config, 'device', device.cookie, DEVICE_MS),
    ],
  };
}

/** The response to the frame, with its cookies. */
export function toSignInAnswer({ answer, cookies }: CompletedSignIn): WithHeaders<AccessToken> {
  return new WithHeaders(answer, { 'set-cookie': [...cookies] });
}

/**
 * Is true if this device needs the second factor; completes a due removal of a lost one. A device that was lost for
 * long enough is forgotten here, and its owner told.
 */
export async function needsSecondFactor(work: Work<'system'>, user: UserRow, request: RequestFacts): Promise<boolean> {
  const factor = await findSecondFactor(work.db, user.id);
  if (factor === undefined || factor.confirmed_at === null) return false;
  const now = work.clock.now();
  if (factor.removal_at === null || factor.removal_at > now) {
    for (const mark of readDeviceMarks(work.config, request))
      if (await isTrustedDevice(work.db, user.id, tokenHash(mark), now)) return false;
    return true;
  }
  await deleteSecondFactor(work.db, user.id);
  await sendAccountMail(work, { to: user, language: detectLanguage(request.host), about: 'factorOff' });
  return false;
}
