import type { ConversationSubject } from '@hearth/domains/applications/service';
import { nameOf } from '@hearth/domains/identity/service';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { insertConversationEvent } from './queries/note.ts';

/** What the house can do with a conversation, as the record of it says. */
export type Done = 'ASSIGNED' | 'SNOOZED' | 'ARCHIVED' | 'BROUGHT_BACK' | 'EXPORTED' | 'CLOSED' | 'REOPENED';

/** Notes on record what somebody did with a conversation. */
export async function noteEvent(
  { db, clock }: Pick<Work<'tenant' | 'system'>, 'db' | 'clock'>,
  subject: ConversationSubject,
  byUserId: string,
  what: Done,
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
    by_name: await nameOf(db, byUserId),
    at: now,
  });
}
