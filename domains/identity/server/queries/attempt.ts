import { createHash } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { AttemptLimit } from '../../rules/limits.ts';
import type { Tables } from './tables.ts';

/** Hashes what is limited: people type passwords into the wrong field. */
export function attemptKey(kind: string, value: string): Buffer {
  return createHash('sha256').update(`${kind}:${value}`).digest();
}

/** Attempts in the current window, and its end. */
export interface AttemptWindow {
  readonly count: number;
  readonly endsAt: Date;
}

/** Counts one more try, in one statement: concurrent tries are all counted. */
export async function countAttempt(
  tx: Tx<'system'>,
  key: Buffer,
  limit: AttemptLimit,
  now: Date,
): Promise<AttemptWindow> {
  const ends = new Date(now.getTime() + limit.windowMs);
  const [row] = await tx.execute<{ count: number; ends_at: Date }>(sql`
    insert into identity.attempt_window as w (key, count, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      count = case when w.ends_at <= ${now} then 1 else w.count + 1 end,
      ends_at = case when w.ends_at <= ${now} then excluded.ends_at else w.ends_at end
    returning count, ends_at`);
  return { count: row?.count ?? limit.count, endsAt: row?.ends_at ?? ends };
}

/** Removes an attempt that was counted before its outcome was known. */
export async function undoAttempt(tx: Tx<'system'>, key: Buffer): Promise<void> {
  await tx.execute(sql`update identity.attempt_window set count = greatest(count - 1, 0) where key = ${key}`);
}

/** Starts afresh. */
export async function forgetAttempts(tx: Tx<'system'>, key: Buffer): Promise<void> {
  await tx.tables<Tables>().deleteFrom('identity.attempt_window').where('key', '=', key).execute();
}

/** Forgets the windows that have ended. */
export async function deleteEndedWindows(tx: Tx<'system'>, now: Date): Promise<void> {
  await tx.tables<Tables>().deleteFrom('identity.attempt_window').where('ends_at', '<=', now).execute();
}
