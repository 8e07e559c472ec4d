import type { ConversationSubject } from '@hearth/domains/applications/service';
import { findName } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import type { MessageRow } from '../queries/message.ts';
import type { Writer } from '../writing.ts';

/** The author of a message, under the name that it keeps. */
export interface Sender extends Writer {
  readonly name: string;
}

/** The candidate of a conversation as the author of a message. */
export function candidateSender(subject: Pick<ConversationSubject, 'candidateUserId' | 'candidateName'>): Sender {
  return { side: 'CANDIDATE', userId: subject.candidateUserId, name: subject.candidateName };
}

/** A member of the employer's staff as the author of a message. */
export function employerSender(userId: string, name: string): Sender {
  return { side: 'EMPLOYER', userId, name };
}

/** Resolves the author name for a party who writes in the conversation now. */
export async function findSender(tx: Tx, subject: ConversationSubject, { side, userId }: Writer): Promise<Sender> {
  return side === 'CANDIDATE' ? candidateSender(subject) : employerSender(userId, await findName(tx, userId));
}

/**
 * A message's content. A message that may arrive twice has the sender's `id`; `files` are already stored. `id` is the
 * sender's own where the message may come twice; `files` are stored already.
 */
export interface MessageContent {
  readonly id?: string;
  readonly sender: Sender;
  readonly body: string;
  readonly files?: readonly { readonly id: string; readonly name: string }[];
}

/** The row of a message that is sent at a moment: unread, and of the conversation's group and candidate. */
export function newMessage(
  subject: ConversationSubject,
  { id, sender, body, files = [] }: MessageContent,
  sentAt: Date,
): MessageRow {
  return {
    id: id ?? newId(sentAt.getTime()),
    group_id: subject.groupId,
    application_id: subject.id,
    candidate_user_id: subject.candidateUserId,
    sender_user_id: sender.userId,
    sender_side: sender.side,
    sender_name: sender.name,
    body,
    attachment_ids: files.map((file) => file.id),
    sent_at: sentAt,
    read_at: null,
  };
}
