import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ScorecardContent, ScorecardDraft, ScorecardEvent } from '../../contract/card-schemas.ts';
import type { InterviewRow } from './tables.ts';

/** An event of a person's scorecard. */
export interface ScorecardEventRow {
  readonly interview_id: string;
  readonly person_id: string;
  readonly deed: ScorecardEvent['deed'];
  readonly at: Date;
}

export interface ScorecardVersionRow {
  readonly author_id: string;
  readonly version: number;
  readonly content: ScorecardContent;
  readonly reason: string;
  readonly at: Date;
}

type InterviewKey = Pick<InterviewRow, 'id' | 'group_id'>;

/** Finds the scorecard events of some interviews, in order. */
export function findScorecardEvents(tx: Tx, interviewIds: readonly string[]): Promise<ScorecardEventRow[]> {
  return tx.execute(sql<ScorecardEventRow>`
    select interview_id, person_id, deed, at from interviews.card_event
    where interview_id = any (${[...interviewIds]}::uuid[]) order by id`);
}

/** Finds all versions of a person's scorecard, newest first. */
export function findOwnVersions(tx: Tx, interviewId: string, authorId: string): Promise<ScorecardVersionRow[]> {
  return tx.execute(sql<ScorecardVersionRow>`
    select author_id, version, content, reason, at from interviews.card_version
    where interview_id = ${interviewId} and author_id = ${authorId} order by version desc`);
}

/** Finds all panel members' versions; row security hides them from readers who may not see them. */
export function findAllVersions(tx: Tx, interviewId: string): Promise<ScorecardVersionRow[]> {
  return tx.execute(sql<ScorecardVersionRow>`
    select author_id, version, content, reason, at from interviews.card_version
    where interview_id = ${interviewId} order by version desc`);
}

/** Finds the draft of the caller's scorecard. */
export async function findDraft(tx: Tx, interviewId: string, authorId: string): Promise<ScorecardDraft | null> {
  const [row] = await tx.execute<{ content: ScorecardDraft }>(sql`
    select content from interviews.card_draft where interview_id = ${interviewId} and author_id = ${authorId}`);
  return row?.content ?? null;
}

export async function saveDraft(
  tx: Tx,
  of: InterviewKey,
  authorId: string,
  draft: ScorecardDraft,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into interviews.card_draft (interview_id, author_id, group_id, content, at)
    values (${of.id}, ${authorId}, ${of.group_id}, ${json(draft)}, ${at}::timestamptz)
    on conflict (interview_id, author_id) do update set content = excluded.content, at = excluded.at`);
}

export async function deleteDraft(tx: Tx, interviewId: string, authorId: string): Promise<void> {
  await tx.execute(
    sql`delete from interviews.card_draft where interview_id = ${interviewId} and author_id = ${authorId}`,
  );
}

/** Inserts a scorecard version and its event; the interview is locked. */
export async function insertVersion(
  tx: Tx,
  of: InterviewKey,
  { author_id: authorId, version, content, reason, at }: ScorecardVersionRow,
): Promise<void> {
  await tx.execute(sql`
    insert into interviews.card_version (interview_id, author_id, version, group_id, content, reason, at)
    values (${of.id}, ${authorId}, ${version}, ${of.group_id}, ${json(content)}, ${reason}, ${at}::timestamptz)`);
  await insertScorecardEvents(tx, of, version === 1 ? 'SENT' : 'CHANGED', [authorId], at);
}

export async function insertScorecardEvents(
  tx: Tx,
  of: InterviewKey,
  deed: ScorecardEvent['deed'],
  personIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into interviews.card_event (group_id, interview_id, person_id, deed, at)
    select ${of.group_id}::uuid, ${of.id}::uuid, person_id, ${deed}, ${at}::timestamptz
    from unnest(${[...personIds]}::uuid[]) person_id`);
}
