import type { ConversationSubject } from '@hearth/domains/applications/service';
import { noteMessage } from '@hearth/domains/applications/service';
import type { Work } from '@hearth/platform/module';
import { messageSent } from '../contract/events.ts';
import { MAIL_AFTER_MINUTES } from '../rules/limits.ts';
import { MAIL_MESSAGE } from './jobs/mail-message.ts';
import { insertMessage } from './queries/message.ts';
import type { MessageRow } from './queries/message.ts';
import { refuseBarred } from './writing.ts';

/**
 * Puts a message into its conversation: the message, what is kept of it with the application, the news, and for a candidate who
 * does not read it the mail or the text. False when one with its id is there already: then nothing happened. Every message
 * comes through here: whoever may not write is refused.
 */
export async function deliver(
  work: Pick<Work<'system'>, 'db' | 'emit' | 'enqueue' | 'config'>,
  subject: ConversationSubject,
  row: MessageRow,
  firstFile = '',
): Promise<boolean> {
  if (row.sender_user_id !== null)
    await refuseBarred(work.db, subject, { side: row.sender_side, userId: row.sender_user_id }, row.sent_at);
  if (!(await insertMessage(work.db, row))) return false;
  const text = row.body === '' ? firstFile : row.body;
  await noteMessage(work.db, subject.id, { from: row.sender_side, at: row.sent_at, text });
  await work.emit(messageSent(subject, row.id));
  if (row.sender_side === 'EMPLOYER' && (work.config.mailIn ?? work.config.sms) !== undefined) {
    const startAfter = new Date(row.sent_at.getTime() + MAIL_AFTER_MINUTES * 60_000);
    await work.enqueue(MAIL_MESSAGE, { message_id: row.id, text_failed: false }, { startAfter });
  }
  return true;
}
