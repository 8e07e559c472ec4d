import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { AskKind } from '../../contract/schemas.ts';

/** A request to a candidate that belongs to a message. */
export interface AskRow {
  readonly id: string;
  readonly group_id: string;
  readonly application_id: string;
  readonly kind: AskKind;
  readonly times: readonly Date[];
  readonly time_zone: string;
  readonly expires_at: Date;
  readonly state: 'OPEN' | 'DONE' | 'DECLINED' | 'WITHDRAWN';
  readonly chosen: Date | null;
  readonly changed_at: Date | null;
  /** The interview whose time is to be chosen. */
  readonly interview_id: string | null;
}

export async function insertAsk(tx: Tx, row: Omit<AskRow, 'state' | 'chosen' | 'changed_at'>): Promise<void> {
  await tx.execute(sql`
    insert into messaging.ask (id, group_id, application_id, kind, times, time_zone, expires_at, interview_id)
    values (${row.id}, ${row.group_id}, ${row.application_id}, ${row.kind}, ${row.times.map((time) => time.toISOString())}::timestamptz[],
      ${row.time_zone}, ${row.expires_at}, ${row.interview_id})`);
}

/** Locks and returns the pending request for a time of an interview. */
export async function lockInterviewAsk(tx: Tx, interviewId: string): Promise<AskRow | undefined> {
  const [row] = await tx.execute<AskRow>(sql`
    select * from messaging.ask where interview_id = ${interviewId} and interview_id is not null and state <> 'WITHDRAWN'
    order by id desc limit 1 for update`);
  return row;
}

/** Withdraws earlier requests for a time of this interview: only the newest counts. */
export async function withdrawInterviewAsks(tx: Tx, interviewId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update messaging.ask set state = 'WITHDRAWN', chosen = null, changed_at = ${now}
    where interview_id = ${interviewId} and interview_id is not null and state <> 'WITHDRAWN'`);
}

/** Updates the state and the chosen time of a request from its interview. */
export async function updateFromInterview(
  tx: Tx,
  id: string,
  {
    state,
    chosen,
    expiresAt,
    now,
  }: Pick<AskRow, 'state' | 'chosen'> & { readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await tx.execute(sql`
    update messaging.ask set state = ${state}, chosen = ${chosen}, expires_at = ${expiresAt}, changed_at = ${state === 'OPEN' ? null : now}
    where id = ${id}`);
}

export async function findAsks(tx: Tx, messageIds: readonly string[]): Promise<ReadonlyMap<string, AskRow>> {
  const rows = await tx.execute<AskRow>(sql`select * from messaging.ask where id = any (${[...messageIds]}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findAsk(tx: Tx, applicationId: string, id: string): Promise<AskRow | undefined> {
  const [row] = await tx.execute<AskRow>(
    sql`select * from messaging.ask where id = ${id} and application_id = ${applicationId}`,
  );
  return row;
}

export async function countOpenAsks(tx: Tx, applicationId: string, now: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*) as n from messaging.ask where application_id = ${applicationId} and state = 'OPEN' and expires_at > ${now}`);
  return row?.n ?? 0;
}

/**
 * Closes an open request; false if it has expired or another request closed it first. False for all others, and when
 * its time is over.
 */
export async function endAsk(
  tx: Tx,
  id: string,
  { state, chosen, now }: { state: 'DONE' | 'DECLINED' | 'WITHDRAWN'; chosen: Date | null; now: Date },
): Promise<boolean> {
  const ended = await tx.execute(sql`
    update messaging.ask set state = ${state}, chosen = ${chosen}, changed_at = ${now}
    where id = ${id} and state = 'OPEN' and expires_at > ${now} returning id`);
  return ended.length > 0;
}
