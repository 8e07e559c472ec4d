import { SYSTEM } from '@hearth/platform/database';
import type { Context } from '@hearth/platform/module';
import { clientNetwork } from '@hearth/platform/config/network';
import {
  LOGIN_FAILURES_PER_ACCOUNT,
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_FAILURES_PER_DEVICE,
  LOGIN_TRIES_BEFORE_CAPTCHA,
} from '../rules/limits.ts';
import { requireCaptcha } from './captcha.ts';
import { findKnownMark, readDeviceMarks } from './devices.ts';
import { findByLoginName } from './actions/find-by-login-name.ts';
import { tooManyAttempts } from './actions/limit-attempts.ts';
import { attemptKey, countAttempt } from './queries/attempt.ts';
import type { UserRow } from './queries/user.ts';

/** An admitted attempt, already counted, so that concurrent attempts cannot all pass. */
export interface AdmittedLogin {
  readonly user: UserRow | undefined;
  /** What a right password makes forgotten. */
  readonly counted: readonly Buffer[];
  /** What counts wrong passwords alone: a right one is taken back from it. Null on a known device. */
  readonly network: Buffer | null;
}

/**
 * Whether a try may go on. A device on which the person signed in before has a budget of its own, so nobody can lock them
 * out from elsewhere. From elsewhere an account bears five tries from one network; when many networks try, each further try
 * has to be worked for. A name without an account is limited in the same way, by the same statements: how long it takes tells
 * nothing of who has an account.
 */
export function admitLogin(
  { run, clock, config, request }: Context<'anyone', 'inOwn'>,
  name: string,
  captcha: string | undefined,
): Promise<AdmittedLogin> {
  const now = clock.now();
  const network = clientNetwork(request.ip);
  const marks = readDeviceMarks(config, request);
  return run(SYSTEM, async ({ db }) => {
    const user = await findByLoginName(db, name);
    const device = await findKnownMark(db, user?.id ?? null, { marks, now });
    if (user !== undefined && device !== undefined) {
      const key = attemptKey('login-device', `${user.id}:${device}`);
      const tries = await countAttempt(db, key, LOGIN_FAILURES_PER_DEVICE, now);
      if (tries.count > LOGIN_FAILURES_PER_DEVICE.count) throw tooManyAttempts(tries, now);
      return { user, counted: [key], network: null };
    }
    const fromNetwork = attemptKey('login-address', network);
    const address = await countAttempt(db, fromNetwork, LOGIN_FAILURES_PER_ADDRESS, now);
    if (address.count > LOGIN_FAILURES_PER_ADDRESS.count) throw tooManyAttempts(address, now);
    const subject = user?.id ?? name.toLowerCase();
    const here = attemptKey('login-here', `${network}:${subject}`);
    const tries = await countAttempt(db, here, LOGIN_FAILURES_PER_ACCOUNT, now);
    if (tries.count > LOGIN_FAILURES_PER_ACCOUNT.count) throw tooManyAttempts(tries, now);
    const anywhere = attemptKey('login-user', subject);
    const { count } = await countAttempt(db, anywhere, LOGIN_TRIES_BEFORE_CAPTCHA, now);
    if (count > LOGIN_TRIES_BEFORE_CAPTCHA.count) await requireCaptcha(db, config, captcha, now);
    return { user, counted: [here, anywhere], network: fromNetwork };
  });
}
