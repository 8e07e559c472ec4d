import { failure, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { clientNetwork } from '@hearth/platform/config/network';
import type { AttemptLimit } from '../../rules/limits.ts';
import { attemptKey, countAttempt } from '../queries/attempt.ts';
import type { AttemptWindow } from '../queries/attempt.ts';

/** The rate limit refusal, with the time to wait. */
export function tooManyAttempts({ endsAt }: Pick<AttemptWindow, 'endsAt'>, now: Date): Error {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return failure(TOO_MANY_REQUESTS, { retry_after_seconds: seconds });
}

/** Counts an attempt and refuses it beyond the limit of the window. */
export async function limitByValue(
  db: Tx<'system'>,
  kind: string,
  value: string,
  limit: AttemptLimit,
  now: Date,
): Promise<number> {
  const tries = await countAttempt(db, attemptKey(kind, value), limit, now);
  if (tries.count > limit.count) throw tooManyAttempts(tries, now);
  return tries.count;
}

/** Counts an attempt by network and refuses it beyond the limit of the window. */
export function limitByNetwork(
  db: Tx<'system'>,
  kind: string,
  ip: string,
  limit: AttemptLimit,
  now: Date,
): Promise<number> {
  return limitByValue(db, kind, clientNetwork(ip), limit, now);
}
