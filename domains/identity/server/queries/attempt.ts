import { createHash } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { AttemptLimit } from '../../rules/limits.ts';
import type { Tables } from './tables.ts';

/** What is limited, under a name that shows nothing of it: people type passwords into the wrong field. */
export function attemptKey(kind: string, value: string): Buffer {
  return createHash('sha256').update(`${kind}:${value}`).digest();
}

/** Tries in the current window, and when it ends. */
export interface Attempts {
  readonly count: number;
  readonly endsAt: Date;
}

/** Counts one more try, in one statement: concurrent tries are all counted. */
export async function countAttempt(tx: Tx<'system'>, key: Buffer, limit: AttemptLimit, now: Date): Promise<Attempts> {
  const ends = new Date(now.getTime() + limit.windowMs);
  const [row] = await tx.execute<{ count: number; ends_at: Date }>(sql`
    insert into identity.attempt_window as w (key, count, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      count = case when w.ends_at <= ${now} then 1 else w.count + 1 end,
      ends_at = case when w.ends_at <= ${now} then excluded.ends_at else w.ends_at end
    returning count, ends_at`);
  return { count: row?.count ?? limit.count, endsAt: row?.ends_at ?? ends };
}

/** Takes a try back that was counted before it was known how it would end. */
export async function takeAttemptBack(tx: Tx<'system'>, key: Buffer): Promise<void> {
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
