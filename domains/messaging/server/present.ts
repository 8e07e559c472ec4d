import type { Conversation, Message } from '../contract/schemas.ts';
import type { ConversationRow } from './queries/conversation.ts';
import type { MessageRow } from './queries/message.ts';
import type { ThreadRow } from './queries/thread.ts';

type Files = ReadonlyMap<string, Message['files'][number]>;

export function presentMessage(row: MessageRow, files: Files, callerId: string): Message {
  return {
    message_id: row.id,
    message_body: row.body,
    files: row.attachment_ids.flatMap((id) => files.get(id) ?? []),
    is_read: row.read_at !== null,
    read_at: row.read_at?.toISOString() ?? null,
    from: row.sender_side,
    sender_name: row.sender_name,
    own: row.sender_user_id === callerId,
    sent_at: row.sent_at.toISOString(),
  };
}

/** A line of a conversation: a message, or what the house said to itself. */
export function presentLine(
  { mentioned_names: mentioned, ...row }: ThreadRow,
  files: Files,
  callerId: string,
): Message {
  const line = presentMessage(row, files, callerId);
  return mentioned === null ? line : { ...line, part: { kind: 'NOTE', mentioned: [...mentioned] } };
}

export function presentConversation(row: ConversationRow, side: 'EMPLOYER' | 'CANDIDATE'): Conversation {
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    brand_id: row.location_id,
    location_name: row.location_name,
    location_city: row.location_city,
    employer_name: row.employer_name,
    candidate_name: `${row.first_name} ${row.last_name}`,
    stage: row.stage,
    applied_at: row.applied_at.toISOString(),
    unread: side === 'EMPLOYER' ? row.unread_employer : row.unread_candidate,
    last_message: row.last_message,
    last_message_by: row.last_message_by,
    last_message_at: row.last_message_at?.toISOString() ?? null,
    archived: row.archived_at !== null || row.put_away_at !== null,
  };
}
