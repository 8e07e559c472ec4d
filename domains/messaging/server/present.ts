import { presentLetter } from '@hearth/kit/text/letter-state';
import type { MailDelivery } from '@hearth/platform/mail/mail';
import type { Conversation, Message, Part } from '../contract/schemas.ts';
import type { AskRow } from './queries/ask.ts';
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

/** Facts needed to present the entries of a conversation, besides their texts. */
interface ThreadFacts {
  readonly files: Files;
  readonly asks: ReadonlyMap<string, AskRow>;
  /** How far the mails about them have come, as the house sees it. */
  readonly mails: ReadonlyMap<string, MailDelivery>;
  /** Messages that went or came as texts. */
  readonly byText: ReadonlySet<string>;
  /** Those that a moderator took out of sight. */
  readonly hidden: ReadonlySet<string>;
  readonly now: Date;
}

/** Presents an entry of a conversation: a message, a request or an internal note. */
export function presentThreadRow(
  { mentioned_names: mentioned, ...row }: ThreadRow,
  { files, asks, byText, hidden, mails, now }: ThreadFacts,
  callerId: string,
): Message {
  const mail = mails.get(row.id);
  const line = {
    ...presentMessage(row, files, callerId),
    ...(mail === undefined ? {} : { mail: presentLetter(mail) }),
  };
  const ask = asks.get(row.id);
  if (mentioned !== null) return { ...line, part: { kind: 'NOTE', mentioned: [...mentioned] } };
  if (hidden.has(row.id)) return { ...line, part: { kind: 'REMOVED' } };
  if (ask !== undefined) return { ...line, part: presentAsk(ask, now) };
  return byText.has(row.id) ? { ...line, part: { kind: 'TEXT' } } : line;
}

/** Presents the state of a request at a moment. */
export function presentAsk(row: AskRow, now: Date): Part {
  return {
    kind: 'ASK',
    ask: row.kind,
    state: row.state === 'OPEN' && row.expires_at <= now ? 'EXPIRED' : row.state,
    times: row.times.map((time) => time.toISOString()),
    time_zone: row.time_zone,
    chosen: row.chosen?.toISOString() ?? null,
    interview_id: row.interview_id,
    expires_at: row.expires_at.toISOString(),
    changed_at: row.changed_at?.toISOString() ?? null,
  };
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
