import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A message that may be mailed. */
export interface MailableMessage {
  readonly id: string;
  readonly group_id: string;
  readonly application_id: string;
  readonly candidate_user_id: string;
  readonly sender_user_id: string | null;
  readonly sender_name: string;
  readonly body: string;
}

/** Claims an unread, visible message of the employer for mailing; succeeds once. */
export async function claimUnmailed(tx: Tx<'system'>, id: string, now: Date): Promise<MailableMessage | undefined> {
  const [row] = await tx.execute<MailableMessage>(sql`
    update messaging.message set mailed_at = ${now}
    where id = ${id} and sender_side = 'EMPLOYER' and read_at is null and mailed_at is null
      and not exists (select 1 from messaging.hidden where message_id = message.id)
    returning id, group_id, application_id, candidate_user_id, sender_user_id, sender_name, body`);
  return row;
}

/** Finds an employer's message that its receiver has neither read nor been mailed. */
export async function findUnread(tx: Tx<'system'>, id: string): Promise<MailableMessage | undefined> {
  const [row] = await tx.execute<MailableMessage>(sql`
    select id, group_id, application_id, candidate_user_id, sender_user_id, sender_name, body from messaging.message
    where id = ${id} and sender_side = 'EMPLOYER' and read_at is null and mailed_at is null
      and not exists (select 1 from messaging.hidden where message_id = message.id)`);
  return row;
}

/** A candidate's mail choice for a group. */
export interface MailChoiceRow {
  readonly id: string;
  readonly group_id: string;
  readonly user_id: string;
  readonly address: string;
  readonly wanted: boolean;
  readonly via: 'MAIL' | 'LINK' | 'SETTINGS';
  readonly at: Date;
}

export async function insertChoice(tx: Tx, row: MailChoiceRow): Promise<void> {
  await tx.execute(sql`
    insert into messaging.mail_choice (id, group_id, user_id, address, wanted, via, at)
    values (${row.id}, ${row.group_id}, ${row.user_id}, ${row.address}, ${row.wanted}, ${row.via}, ${row.at})`);
}

/** Is true until the owner of an address opts out of a group's mail. */
export async function isMailWanted(tx: Tx, groupId: string, address: string): Promise<boolean> {
  const [row] = await tx.execute<{ wanted: boolean }>(sql`
    select wanted from messaging.mail_choice where group_id = ${groupId} and address = ${address} order by at desc, id desc limit 1`);
  return row?.wanted ?? true;
}

/** Finds which of these addresses opted out of a group's mail. */
export async function findOptedOutAddresses(tx: Tx, groupId: string, addresses: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ address: string }>(sql`
    select address from (
      select distinct on (address) address, wanted from messaging.mail_choice
      where group_id = ${groupId} and address = any (${[...addresses]}::text[]) order by address, at desc, id desc) last
    where not wanted`);
  return rows.map(({ address }) => address);
}

/** Of which of these groups an address wants no mail. */
export async function findUnwantedGroups(tx: Tx, groupIds: readonly string[], address: string): Promise<string[]> {
  const rows = await tx.execute<{ group_id: string }>(sql`
    select group_id from (
      select distinct on (group_id) group_id, wanted from messaging.mail_choice
      where group_id = any (${[...groupIds]}::uuid[]) and address = ${address} order by group_id, at desc, id desc) last
    where not wanted`);
  return rows.map((row) => row.group_id);
}

/** Counts a candidate's messages in a conversation since an instant. */
export async function countSentSince(tx: Tx, applicationId: string, since: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*) as n from messaging.message
    where application_id = ${applicationId} and sender_side = 'CANDIDATE' and sent_at > ${since}`);
  return row?.n ?? 0;
}

/** An address with a permanent bounce. */
export interface UnreachableRow {
  readonly address: string;
  readonly user_id: string;
  readonly status: string;
  readonly at: Date;
}

export async function markUnreachable(tx: Tx<'system'>, row: UnreachableRow): Promise<void> {
  await tx.execute(sql`
    insert into messaging.unreachable (address, user_id, status, at) values (${row.address}, ${row.user_id}, ${row.status}, ${row.at})
    on conflict (address) do update set user_id = excluded.user_id, status = excluded.status, at = excluded.at`);
}

/** The newest mark of any of these addresses. */
export async function findUnreachable(
  tx: Tx<'system'>,
  addresses: readonly string[],
): Promise<UnreachableRow | undefined> {
  const [row] = await tx.execute<UnreachableRow>(sql`
    select * from messaging.unreachable where address = any (${addresses.map((one) => one.toLowerCase())}::text[]) order by at desc limit 1`);
  return row;
}

/** Finds which of these addresses bounced permanently, in lower case. */
export async function findUnreachableAmong(
  tx: Tx<'system'>,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ address: string }>(sql`
    select address from messaging.unreachable where address = any (${addresses.map((one) => one.toLowerCase())}::text[])`);
  return new Set(rows.map(({ address }) => address));
}

/** Clears the mark of an address: a mail came from it. */
export async function unmarkUnreachable(tx: Tx<'system'>, address: string): Promise<void> {
  await tx.execute(sql`delete from messaging.unreachable where address = ${address.toLowerCase()}`);
}
