import type { ConversationSubject } from '@hearth/domains/applications/service';
import { findName } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { insertConversationEvent } from '../queries/note.ts';

/** What an employee can do with a conversation, as its history records it. */
export type ConversationAction =
  | 'ASSIGNED'
  | 'SNOOZED'
  | 'ARCHIVED'
  | 'BROUGHT_BACK'
  | 'EXPORTED'
  | 'CLOSED'
  | 'REOPENED';

/** Records an employee's action in the history of a conversation. */
export async function recordEvent(
  { db, clock }: Pick<Work<'tenant' | 'system'>, 'db' | 'clock'>,
  subject: ConversationSubject,
  byUserId: string,
  what: ConversationAction,
  detail = '',
): Promise<void> {
  const now = clock.now();
  await insertConversationEvent(db, {
    id: newId(now.getTime()),
    group_id: subject.groupId,
    application_id: subject.id,
    what,
    detail,
    by_user_id: byUserId,
    by_name: await findName(db, byUserId),
    at: now,
  });
}
