import { failure, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { networkOf } from '@hearth/platform/network';
import type { AttemptLimit } from '../rules/limits.ts';
import { attemptKey, countAttempt } from './queries/attempt.ts';
import type { Attempts } from './queries/attempt.ts';

/** The refusal of one try too many, with how long to wait. */
export function tooMany({ endsAt }: Pick<Attempts, 'endsAt'>, now: Date): Error {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return failure(TOO_MANY_REQUESTS, { retry_after_seconds: seconds });
}

/** Counts one more try of something, and refuses when there were too many within the window. */
export async function limitTries(
  db: Tx<'system'>,
  kind: string,
  value: string,
  limit: AttemptLimit,
  now: Date,
): Promise<number> {
  const tries = await countAttempt(db, attemptKey(kind, value), limit, now);
  if (tries.count > limit.count) throw tooMany(tries, now);
  return tries.count;
}

/** The same for whoever calls from a network. */
export function limitByNetwork(
  db: Tx<'system'>,
  kind: string,
  ip: string,
  limit: AttemptLimit,
  now: Date,
): Promise<number> {
  return limitTries(db, kind, networkOf(ip), limit, now);
}
