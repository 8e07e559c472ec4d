import type { Tx } from '@hearth/platform/database';
import type { Language } from '@hearth/kit/constants';
import { tokenHash } from '@hearth/platform/secrets/token';
import { sql } from 'kysely';
import type { AskDays } from '../../contract/asking.ts';
import type { KeepSpan } from '../../rules/asking.ts';
import type { AskedPerson } from './due.ts';

/** A question to a person, and their answer. */
export interface KeepAskRow extends AskedPerson {
  readonly id: string;
  readonly span: KeepSpan;
  readonly words_version: number;
  readonly token_hash: Uint8Array;
  readonly asked_at: Date;
  readonly answer: 'KEEP' | 'DELETE' | null;
  readonly answered_at: Date | null;
}

/** An ended application with what a question about it needs. */
export interface EndedRow {
  readonly id: string;
  readonly location_id: string;
  readonly first_name: string;
  readonly email: string;
  readonly language: Language;
  readonly job_title: string;
  readonly location_name: string;
  readonly employer_name: string;
  readonly last_contact_at: Date;
  /** Until when a yes keeps it. */
  readonly until: Date | null;
}

const ENDED = sql`a.id, a.location_id, a.first_name, a.email, a.language, a.job_title, a.location_name, a.employer_name, a.last_contact_at, i.until
  from applications.ended_view a`;

/** Finds a person's ended applications that no question covers yet, newest first. */
export function findUnasked(tx: Tx<'system'>, { group_id, user_id }: AskedPerson): Promise<EndedRow[]> {
  return tx.execute(sql<EndedRow>`
    select ${ENDED} left join privacy.keep_ask_item i on i.application_id = a.id
    where a.group_id = ${group_id} and a.user_id = ${user_id} and i.application_id is null order by a.last_contact_at desc, a.id`);
}

/** Finds the remaining applications that a question covers. */
export function findItems(tx: Tx<'system'>, askId: string): Promise<EndedRow[]> {
  return tx.execute(sql<EndedRow>`
    select ${ENDED} join privacy.keep_ask_item i on i.application_id = a.id where i.ask_id = ${askId} order by a.last_contact_at desc, a.id`);
}

/** Locks a person against being asked twice; returns false if they were asked since. */
export async function lockForAsking(
  tx: Tx<'system'>,
  { group_id, user_id }: AskedPerson,
  since: Date,
): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('privacy.keep_ask:' || ${group_id} || ${user_id}, 0))`,
  );
  const rows = await tx.execute(sql`
    select 1 from privacy.keep_ask where group_id = ${group_id} and user_id = ${user_id} and asked_at > ${since}::timestamptz`);
  return rows.length === 0;
}

export async function insertAsk(
  tx: Tx<'system'>,
  ask: Omit<KeepAskRow, 'answer' | 'answered_at'>,
  applicationIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into privacy.keep_ask (id, group_id, user_id, span, words_version, token_hash, asked_at)
    values (${ask.id}, ${ask.group_id}, ${ask.user_id}, ${ask.span}, ${ask.words_version}, ${ask.token_hash}, ${ask.asked_at}::timestamptz)`);
  await tx.execute(sql`
    insert into privacy.keep_ask_item (application_id, ask_id, group_id)
    select unnest(${[...applicationIds]}::uuid[]), ${ask.id}, ${ask.group_id}`);
}

/** Finds the question of a link's token. */
export async function findAskByToken(tx: Tx<'system'>, token: string, lock = false): Promise<KeepAskRow | undefined> {
  const [row] = await tx.execute<KeepAskRow>(
    sql`select * from privacy.keep_ask where token_hash = ${tokenHash(token)} ${lock ? sql`for update` : sql``}`,
  );
  return row;
}

/** Records an answer; consent sets until when the applications are kept. */
export async function recordAnswer(
  tx: Tx<'system'>,
  id: string,
  said: { readonly answer: 'KEEP' | 'DELETE'; readonly at: Date; readonly until: Date | null },
): Promise<void> {
  await tx.execute(
    sql`update privacy.keep_ask set answer = ${said.answer}, answered_at = ${said.at}::timestamptz where id = ${id}`,
  );
  await tx.execute(sql`update privacy.keep_ask_item set until = ${said.until}::timestamptz where ask_id = ${id}`);
}

/** Deletes questions to a person that no longer cover any application. */
export async function removeEmptyAsks(tx: Tx<'system'>, { group_id, user_id }: AskedPerson): Promise<void> {
  await tx.execute(sql`
    delete from privacy.keep_ask k where k.group_id = ${group_id} and k.user_id = ${user_id}
      and not exists (select from privacy.keep_ask_item i where i.ask_id = k.id)`);
}

/** Finds the questions to a person, with the employer of each. */
export function findAsksOf(
  tx: Tx<'system'>,
  userId: string,
): Promise<(KeepAskRow & { readonly employer_name: string })[]> {
  return tx.execute(sql`
    select k.*, b.name as employer_name from privacy.keep_ask k join core.brand_view b on b.id = k.group_id
    where k.user_id = ${userId} order by k.asked_at, k.id`);
}

/** Finds the choice of each group; groups without one are left out. */
export async function findAskDays(tx: Tx, groupIds: readonly string[]): Promise<ReadonlyMap<string, AskDays>> {
  const rows = await tx.execute<{ group_id: string; days: AskDays }>(
    sql`select group_id, days from privacy.asking where group_id = any (${[...groupIds]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.group_id, row.days]));
}

export async function setAskDays(
  tx: Tx,
  groupId: string,
  said: { readonly days: AskDays; readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into privacy.asking (group_id, days, set_by, set_at) values (${groupId}, ${said.days}, ${said.by}, ${said.at}::timestamptz)
    on conflict (group_id) do update set days = excluded.days, set_by = excluded.set_by, set_at = excluded.set_at`);
}
