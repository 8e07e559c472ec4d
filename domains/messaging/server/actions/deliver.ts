import type { ConversationSubject } from '@hearth/domains/applications/service';
import { noteMessage } from '@hearth/domains/applications/service';
import { CONFLICT, failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { ScopeKind } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { messageSent } from '../../contract/events.ts';
import { MAIL_AFTER_MINUTES } from '../../rules/limits.ts';
import { MAIL_MESSAGE } from '../jobs/mail-message.ts';
import { newMessage } from './new-message.ts';
import type { MessageContent } from './new-message.ts';
import { insertMessage } from '../queries/message.ts';
import type { MessageRow } from '../queries/message.ts';
import { findBar, requireCanWrite } from '../writing.ts';

type DeliveryContext<Kind extends ScopeKind = ScopeKind> = Pick<
  Work<Kind>,
  'db' | 'emit' | 'enqueue' | 'config' | 'clock'
>;

/**
 * Puts a message into its conversation: the message, what is kept of it with the application, the news, and for a candidate who
 * does not read it the mail or the text. Null when one with its id is there already: then nothing happened. Every message
 * comes through here: whoever may not write is refused.
 */
export async function deliver(
  work: DeliveryContext,
  subject: ConversationSubject,
  content: MessageContent,
): Promise<MessageRow | null> {
  const row = newMessage(subject, content, work.clock.now());
  // What stands in a writer's way they do not see themselves.
  await inScope(work.db, SYSTEM, (system) => requireCanWrite(system, subject, content.sender, row.sent_at));
  if (!(await insertMessage(work.db, row))) return null;
  const text = row.body === '' ? (content.files?.[0]?.name ?? '') : row.body;
  await noteMessage(work.db, subject.id, { from: row.sender_side, at: row.sent_at, text });
  await work.emit(messageSent(subject, row.id));
  if (row.sender_side === 'EMPLOYER' && (work.config.mailIn ?? work.config.sms) !== undefined) {
    const startAfter = new Date(row.sent_at.getTime() + MAIL_AFTER_MINUTES * 60_000);
    await work.enqueue(MAIL_MESSAGE, { message_id: row.id, text_failed: false }, { startAfter });
  }
  return row;
}

/** Delivers a message that a person sends; refuses an id that another message already has. */
export async function deliverNew(
  work: DeliveryContext,
  subject: ConversationSubject,
  content: MessageContent,
): Promise<MessageRow> {
  const row = await deliver(work, subject, content);
  if (row === null) throw failure(CONFLICT);
  return row;
}

/** Delivers a system message in someone's name; null where that person may not write. */
export async function deliverUnlessBarred(
  work: DeliveryContext<'system'>,
  subject: ConversationSubject,
  content: MessageContent,
): Promise<MessageRow | null> {
  const bar = await findBar(work.db, subject.id, content.sender, work.clock.now());
  return bar === null ? deliver(work, subject, content) : null;
}
