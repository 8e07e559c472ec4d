import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { PushVerdict } from '../../rules/judge-push.ts';
import type { EntitledRow } from '../lost-rights.ts';
import type { HoldableRow } from './delivery.ts';

/** A notice that is due on a device. Without a device: it is gone. */
export interface DuePush extends HoldableRow, EntitledRow {
  readonly attempts: number;
  readonly notice_id: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly thread: string | null;
  readonly isRead: boolean;
  readonly device_id: string | null;
  readonly subscription: string | null;
}

/** A line of the log with what became of it. */
export interface JudgedPush {
  readonly id: string;
  readonly deviceId: string | null;
  readonly verdict: PushVerdict | { readonly state: 'SKIPPED'; readonly reason: 'READ' | 'NO_ACCESS' };
}

/**
 * Takes notices that are due on devices, those that have waited longest first, until a moment: whoever takes them and is gone by
 * then leaves them to others. Those that another node has taken are left out.
 */
export function takeDuePushes(tx: Tx<'system'>, now: Date, until: Date, limit: number): Promise<DuePush[]> {
  return tx.execute<DuePush>(sql`
    with due as (
      select id from notices.delivery where channel = 'PUSH' and state = 'WAITING' and not_before <= ${now}
       order by not_before, id limit ${limit} for update skip locked
    ), taken as (
      update notices.delivery d set not_before = ${until}, attempts = attempts + 1
        from due where d.id = due.id returning d.*
    )
    select d.id, d.user_id, d.held, d.attempts, d.notice_id, n.kind, n.from_group_id as group_id, n.title, n.body, n.link, n.thread, n.place_id, n.needs,
      n.read_at is not null as "isRead", v.id as device_id, v.subscription
      from taken d join notices.notice n on n.id = d.notice_id left join notices.device v on v.id = d.device_id
     order by d.notice_id, d.id`);
}

/** Whether something is due on anybody's device. */
export async function hasDuePush(tx: Tx<'system'>, now: Date): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from notices.delivery where channel = 'PUSH' and state = 'WAITING' and not_before <= ${now} limit 1`,
  );
  return rows.length > 0;
}

/** Keeps what became of these lines; a device that took one was used, and one that is gone is forgotten. */
export async function keepVerdicts(tx: Tx<'system'>, judged: readonly JudgedPush[], now: Date): Promise<void> {
  const rows = judged.map(({ id, verdict }) => ({
    id,
    state: verdict.state,
    reason: 'reason' in verdict ? verdict.reason : null,
    not_before: 'notBefore' in verdict ? verdict.notBefore : null,
  }));
  await tx.execute(sql`
    update notices.delivery d set state = row.state, reason = row.reason, not_before = row.not_before, changed_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, state text, reason text, not_before timestamptz)
     where d.id = row.id`);
  const devices = (meant: (verdict: JudgedPush['verdict']) => boolean): string[] =>
    judged.flatMap(({ deviceId, verdict }) => (deviceId !== null && meant(verdict) ? [deviceId] : []));
  const used = devices(({ state }) => state === 'SENT');
  const gone = devices((verdict) => 'reason' in verdict && verdict.reason === 'DEVICE_GONE');
  if (used.length > 0)
    await tx.execute(sql`update notices.device set used_at = ${now} where id = any (${used}::uuid[])`);
  if (gone.length > 0) await tx.execute(sql`delete from notices.device where id = any (${gone}::uuid[])`);
}
