import { settleThread } from '@hearth/domains/notices/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { ScopeKind } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { staffMessagesRead } from '../../contract/staff-events.ts';
import { staffThread } from '../message-thread.ts';
import { lockCounts, recount } from '../queries/staff/conversation.ts';
import { findStaffMessage, setStaffRead } from '../queries/staff/message.ts';
import type { StaffParty } from '../staff-access.ts';

/** Marks what the other side wrote as read, up to and including a message of the conversation; answers how many were not. */
export async function readUpTo<Kind extends ScopeKind>(
  work: Pick<Work<Kind>, 'db' | 'emit' | 'clock'>,
  { conversation, side }: StaffParty,
  messageId: string,
): Promise<number> {
  const upTo = await findStaffMessage(work.db, conversation.id, messageId);
  if (upTo === undefined) throw failure(NOT_FOUND);
  // Counted under a lock: a message that arrives meanwhile is either counted, or adds itself afterwards.
  await inScope(work.db, SYSTEM, (system) => lockCounts(system, conversation.id));
  const count = await setStaffRead(work.db, upTo, side === 'STAFF' ? 'LOCATION' : 'STAFF', work.clock.now());
  if (count === 0) return 0;
  await inScope(work.db, SYSTEM, (system) => recount(system, conversation.id, side));
  await settleThread(work, staffThread(conversation.id, side));
  await work.emit(staffMessagesRead(conversation));
  return count;
}
