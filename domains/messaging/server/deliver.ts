import type { ConversationSubject } from '@hearth/domains/applications/service';
import { noteMessage } from '@hearth/domains/applications/service';
import type { Work } from '@hearth/platform/module';
import { messageSent } from '../contract/events.ts';
import { insertMessage } from './queries/message.ts';
import type { MessageRow } from './queries/message.ts';

/**
 * Puts a message into its conversation: the message, what is kept of it with the application, and the news. False when one
 * with its id is there already: then nothing happened. System scope.
 */
export async function deliver(
  work: Pick<Work, 'db' | 'emit'>,
  subject: ConversationSubject,
  row: MessageRow,
  firstFile = '',
): Promise<boolean> {
  if (!(await insertMessage(work.db, row))) return false;
  const text = row.body === '' ? firstFile : row.body;
  await noteMessage(work.db, subject.id, { from: row.sender_side, at: row.sent_at, text });
  await work.emit(messageSent(subject, row.id));
  return true;
}
