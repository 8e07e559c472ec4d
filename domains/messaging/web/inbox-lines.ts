import type { Conversation } from '../contract/schemas.ts';
import type { StaffConversation } from '../contract/staff-schemas.ts';
import { staffKey, staffPath } from './staff-key.ts';

/** A conversation in a list, whoever it is with. */
export interface InboxLine {
  /** Where its draft is kept. */
  readonly key: string;
  readonly to: string;
  readonly name: string;
  /** The job that somebody applied for; null between a location and its staff. */
  readonly job: string | null;
  readonly place: string;
  readonly unread: number;
  readonly last_message: string;
  /** Whether the reader’s side wrote last; null where nobody has. */
  readonly isOwnLast: boolean | null;
  readonly last_message_at: string | null;
  /** Shown as its time. Null: nobody has written, and it does not matter when it was opened. */
  readonly at: string | null;
}

/** The conversation of an application, for one of its parties. */
export function applicationLine(conversation: Conversation, employer: boolean): InboxLine {
  const { last_message_by: by } = conversation;
  return {
    key: conversation.id,
    to: `/messages/${conversation.id}`,
    name: employer ? conversation.candidate_name : conversation.employer_name,
    job: conversation.job_title,
    place: conversation.location_name,
    unread: conversation.unread,
    last_message: conversation.last_message,
    isOwnLast: by === null ? null : by === (employer ? 'EMPLOYER' : 'CANDIDATE'),
    last_message_at: conversation.last_message_at,
    at: conversation.last_message_at ?? conversation.applied_at,
  };
}

/** A conversation between a location and one of its staff, for one of the two. */
export function staffLine(conversation: StaffConversation, employer: boolean): InboxLine {
  const { last_message_by: by } = conversation;
  const address = { placeId: employer ? conversation.location_id : null, conversationId: conversation.id };
  return {
    key: staffKey(address),
    to: staffPath(address),
    name: employer ? conversation.person_name : conversation.location_name,
    job: null,
    place: conversation.location_name,
    unread: conversation.unread,
    last_message: conversation.last_message,
    isOwnLast: by === null ? null : by === (employer ? 'LOCATION' : 'STAFF'),
    last_message_at: conversation.last_message_at,
    at: conversation.last_message_at,
  };
}

/** A list that is read page by page, latest message first. */
export interface LoadedLines {
  readonly lines: readonly InboxLine[];
  readonly hasMore: boolean;
}

const timeOf = (line: InboxLine): string => line.last_message_at ?? '';

/**
 * Merges lists into one, latest message first. A line is held back while a list that has more may yet bring a later one: nothing
 * that has been read moves down when the next page comes.
 */
export function mergeLines(lists: readonly LoadedLines[]): readonly InboxLine[] {
  const horizon = lists
    .filter(({ hasMore }) => hasMore)
    .map(({ lines }) => lines.at(-1))
    .reduce((latest, line) => (line !== undefined && timeOf(line) > latest ? timeOf(line) : latest), '');
  const all = lists.flatMap(({ lines }) => lines).filter((line) => timeOf(line) >= horizon);
  const seen = new Set<string>();
  return all
    .filter(({ key }) => !seen.has(key) && Boolean(seen.add(key)))
    .toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0));
}
