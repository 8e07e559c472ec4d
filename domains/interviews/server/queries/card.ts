import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { CardContent, CardDraft, CardEvent } from '../../contract/card-schemas.ts';
import type { InterviewRow } from './tables.ts';

/** Something that happened to somebody's card. */
export interface CardEventRow {
  readonly interview_id: string;
  readonly person_id: string;
  readonly deed: CardEvent['deed'];
  readonly at: Date;
}

export interface CardVersionRow {
  readonly author_id: string;
  readonly version: number;
  readonly content: CardContent;
  readonly reason: string;
  readonly at: Date;
}

type Whose = Pick<InterviewRow, 'id' | 'group_id'>;

/** What happened to the cards of some interviews, in the order in which it was done. */
export function findCardEvents(tx: Tx, interviewIds: readonly string[]): Promise<CardEventRow[]> {
  return tx.execute(sql<CardEventRow>`
    select interview_id, person_id, deed, at from interviews.card_event
    where interview_id = any (${[...interviewIds]}::uuid[]) order by id`);
}

/** Every version of somebody's card, newest first. */
export function findOwnVersions(tx: Tx, interviewId: string, authorId: string): Promise<CardVersionRow[]> {
  return tx.execute(sql<CardVersionRow>`
    select author_id, version, content, reason, at from interviews.card_version
    where interview_id = ${interviewId} and author_id = ${authorId} order by version desc`);
}

/** The same of everybody, for whoever may see them; the database shows a blind reader none but their own all the same. */
export function findAllVersions(tx: Tx, interviewId: string): Promise<CardVersionRow[]> {
  return tx.execute(sql<CardVersionRow>`
    select author_id, version, content, reason, at from interviews.card_version
    where interview_id = ${interviewId} order by version desc`);
}

/** What somebody has written so far; runs in their own name. */
export async function findDraft(tx: Tx, interviewId: string, authorId: string): Promise<CardDraft | null> {
  const [row] = await tx.execute<{ content: CardDraft }>(sql`
    select content from interviews.card_draft where interview_id = ${interviewId} and author_id = ${authorId}`);
  return row?.content ?? null;
}

export async function keepDraft(tx: Tx, of: Whose, authorId: string, draft: CardDraft, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into interviews.card_draft (interview_id, author_id, group_id, content, at)
    values (${of.id}, ${authorId}, ${of.group_id}, ${json(draft)}, ${at}::timestamptz)
    on conflict (interview_id, author_id) do update set content = excluded.content, at = excluded.at`);
}

export async function dropDraft(tx: Tx, interviewId: string, authorId: string): Promise<void> {
  await tx.execute(
    sql`delete from interviews.card_draft where interview_id = ${interviewId} and author_id = ${authorId}`,
  );
}

/** Adds a version to a card, and says that it was sent or changed; the interview is locked. */
export async function addVersion(
  tx: Tx,
  of: Whose,
  { author_id: authorId, version, content, reason, at }: CardVersionRow,
): Promise<void> {
  await tx.execute(sql`
    insert into interviews.card_version (interview_id, author_id, version, group_id, content, reason, at)
    values (${of.id}, ${authorId}, ${version}, ${of.group_id}, ${json(content)}, ${reason}, ${at}::timestamptz)`);
  await addCardEvents(tx, of, version === 1 ? 'SENT' : 'CHANGED', [authorId], at);
}

export async function addCardEvents(
  tx: Tx,
  of: Whose,
  deed: CardEvent['deed'],
  personIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into interviews.card_event (group_id, interview_id, person_id, deed, at)
    select ${of.group_id}::uuid, ${of.id}::uuid, person_id, ${deed}, ${at}::timestamptz
    from unnest(${[...personIds]}::uuid[]) person_id`);
}
