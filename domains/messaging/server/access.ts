import { findConversationSubject } from '@hearth/domains/applications/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Party } from '@hearth/platform/access/party';
import type { Tx } from '@hearth/platform/database';
import { CONVERSATION_CLOSED } from '../contract/failures.ts';

/** Loads the conversation in the caller's own scope; NOT_FOUND where row security hides it. */
export async function requireSubject(
  db: Tx<'self' | 'tenant'>,
  { applicationId }: Pick<Party, 'applicationId'>,
): Promise<ConversationSubject> {
  const subject = await findConversationSubject(db, applicationId);
  if (subject === null) throw failure(NOT_FOUND);
  return subject;
}

/** Refuses to write where the conversation ended with the hire. */
export function refuseClosed({ isHired }: ConversationSubject): void {
  if (isHired) throw failure(CONVERSATION_CLOSED);
}
