import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { HouseMailChoice } from '../../contract/house-mail.ts';

/** A notification mail to an employee about one conversation. */
export interface HouseMailRow {
  readonly id: string;
  readonly group_id: string;
  readonly application_id: string;
  readonly user_id: string;
  readonly mailed_at: Date;
}

/** A conversation with unread messages, as a notification mail describes it. */
export interface UnseenRow {
  readonly application_id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly assignee_user_id: string | null;
  readonly first_name: string;
  readonly job_title: string;
  readonly location_name: string;
  readonly time_zone: string;
  /** When the oldest of them was sent, and what they say, oldest first. */
  readonly since: Date;
  readonly texts: readonly string[];
}

/** Texts of a mail at most; a mail is no archive. */
const MOST_TEXTS = 5;

/** What is unseen in a conversation of the view a, as u. */
const UNSEEN = sql`cross join lateral (
  select min(sent_at) as since, (array_agg(body order by sent_at, id))[1:${sql.lit(MOST_TEXTS)}] as texts
  from messaging.message where application_id = a.id and sender_side = 'CANDIDATE' and read_at is null) u`;
const COLUMNS = sql`a.id as application_id, a.group_id, a.location_id, a.assignee_user_id, a.first_name, a.job_title, a.location_name,
  b.time_zone, u.since, u.texts`;
/** Selects active conversations that someone has not been mailed about since the employer last looked. */
const isActive = (
  userId: RawBuilder<unknown>,
) => sql`a.archived_at is null and a.stage <> 'HIRED' and u.since is not null
  and not exists (select 1 from messaging.house_mail h where h.application_id = a.id and h.user_id = ${userId} and h.is_waiting)`;

/** Finds a page of assigned conversations with messages of a period still unread, for immediate mail. */
export function findUnseenOfAssignees(
  tx: Tx<'system'>,
  between: { readonly from: Date; readonly to: Date },
  after: string | undefined,
  limit: number,
): Promise<UnseenRow[]> {
  return tx.execute<UnseenRow>(sql`
    select ${COLUMNS} from (
      select distinct application_id from messaging.message
      where sender_side = 'CANDIDATE' and read_at is null and sent_at > ${between.from} and sent_at <= ${between.to}) m
    join applications.application_view a on a.id = m.application_id
    join core.brand_view b on b.id = a.location_id
    left join messaging.house_mail_choice c on c.user_id = a.assignee_user_id and c.group_id = a.group_id
    ${UNSEEN}
    where a.assignee_user_id is not null and coalesce(c.choice, 'ASSIGNED') = 'ASSIGNED' and ${isActive(sql`a.assignee_user_id`)}
      and ${after === undefined ? sql`true` : sql`a.id > ${after}::uuid`}
    order by a.id limit ${limit}`);
}

/** Finds a person's own and unassigned conversations with unread messages, longest waiting first. */
export function findUnseenFor(tx: Tx, grant: BrandGrant, userId: string, limit: number): Promise<UnseenRow[]> {
  return tx.execute<UnseenRow>(sql`
    select ${COLUMNS} from applications.application_view a join core.brand_view b on b.id = a.location_id ${UNSEEN}
    where a.group_id = ${grant.groupId} and a.unread_employer > 0 and b.ancestor_ids && ${[...grant.nodes]}::uuid[]
      and (a.assignee_user_id is null or a.assignee_user_id = ${userId}) and ${isActive(sql`${userId}::uuid`)}
    order by u.since, a.id limit ${limit}`);
}

/** Claims the right to mail someone about a conversation; null if another node claimed it. Null where another did. */
export async function claimHouseMail(tx: Tx<'system'>, row: HouseMailRow): Promise<string | null> {
  const [taken] = await tx.execute<{ id: string }>(sql`
    insert into messaging.house_mail as h (id, group_id, application_id, user_id, mailed_at, is_waiting)
    values (${row.id}, ${row.group_id}, ${row.application_id}, ${row.user_id}, ${row.mailed_at}, true)
    on conflict (application_id, user_id) do update set mailed_at = excluded.mailed_at, is_waiting = true
    where not h.is_waiting returning id`);
  return taken?.id ?? null;
}

/** Lets the next message be mailed again: the employer has read the conversation. */
export async function resetHouseMail(tx: Tx<'system'>, applicationId: string): Promise<void> {
  await tx.execute(
    sql`update messaging.house_mail set is_waiting = false where application_id = ${applicationId} and is_waiting`,
  );
}

export async function findHouseMail(tx: Tx<'system'>, id: string): Promise<HouseMailRow | undefined> {
  const [row] = await tx.execute<HouseMailRow>(
    sql`select id, group_id, application_id, user_id, mailed_at from messaging.house_mail where id = ${id}`,
  );
  return row;
}

/** Records a refused reply; false if one was recorded, and explained, shortly before. */
export async function recordRefusal(tx: Tx<'system'>, id: string, now: Date, since: Date): Promise<boolean> {
  const noted = await tx.execute(sql`
    update messaging.house_mail set refused_at = ${now} where id = ${id} and (refused_at is null or refused_at <= ${since}) returning id`);
  return noted.length > 0;
}

/** Counts an employee's messages in a conversation since an instant. */
export async function countSentBy(tx: Tx, applicationId: string, userId: string, since: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*) as n from messaging.message
    where application_id = ${applicationId} and sender_user_id = ${userId} and sent_at > ${since}`);
  return row?.n ?? 0;
}

/** Finds the candidate's messages that were unread when an employee was mailed. */
export async function findUnseenUntil(tx: Tx, applicationId: string, until: Date): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select id from messaging.message
    where application_id = ${applicationId} and sender_side = 'CANDIDATE' and read_at is null and sent_at <= ${until}`);
  return rows.map(({ id }) => id);
}

/** Finds a person's mail choices by group. */
export async function findHouseMailChoices(
  tx: Tx<'system'>,
  userId: string,
): Promise<ReadonlyMap<string, HouseMailChoice>> {
  const rows = await tx.execute<{ group_id: string; choice: HouseMailChoice }>(
    sql`select group_id, choice from messaging.house_mail_choice where user_id = ${userId}`,
  );
  return new Map(rows.map((row) => [row.group_id, row.choice]));
}

export async function setHouseChoice(
  tx: Tx<'system'>,
  row: {
    readonly groupId: string;
    readonly userId: string;
    readonly choice: HouseMailChoice;
    readonly via: 'MAIL' | 'LINK' | 'SETTINGS';
    readonly at: Date;
  },
): Promise<void> {
  await tx.execute(sql`
    insert into messaging.house_mail_choice (group_id, user_id, choice, via, at)
    values (${row.groupId}, ${row.userId}, ${row.choice}, ${row.via}, ${row.at})
    on conflict (user_id, group_id) do update set choice = excluded.choice, via = excluded.via, at = excluded.at`);
}

/** A recipient of digests. */
export interface DigestRow {
  readonly user_id: string;
  readonly group_id: string;
  readonly choice: HouseMailChoice;
}

/** A page of those who get digests. */
export function findDigests(
  tx: Tx<'system'>,
  after: Pick<DigestRow, 'user_id' | 'group_id'> | undefined,
  limit: number,
): Promise<DigestRow[]> {
  const next =
    after === undefined ? sql`true` : sql`(user_id, group_id) > (${after.user_id}::uuid, ${after.group_id}::uuid)`;
  return tx.execute<DigestRow>(sql`
    select user_id, group_id, choice from messaging.house_mail_choice
    where choice in ('HOURLY', 'MORNING') and ${next} order by user_id, group_id limit ${limit}`);
}
