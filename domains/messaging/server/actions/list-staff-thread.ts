import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { StaffConversation, StaffMessage, StaffSide } from '../../contract/staff-schemas.ts';
import { MESSAGE_PAGE } from '../../rules/limits.ts';
import { presentStaffConversation, presentStaffMessage } from '../present-staff.ts';
import { findNamed } from '../queries/staff/conversation.ts';
import { findStaffMessagesBefore } from '../queries/staff/message.ts';
import { findStaffBar } from '../staff-access.ts';
import type { StaffParty } from '../staff-access.ts';

interface StaffThread {
  readonly conversation: StaffConversation;
  readonly side: StaffSide;
  readonly messages: StaffMessage[];
  readonly more: boolean;
}

/** A page of a conversation as one of its two sides reads it, oldest first. */
export async function loadStaffThread(
  db: Tx,
  party: StaffParty,
  { before, limit = MESSAGE_PAGE }: { readonly before?: string | undefined; readonly limit?: number | undefined },
  reader: { readonly userId: string; readonly now: Date },
): Promise<StaffThread> {
  const { conversation, side } = party;
  const found = await findStaffMessagesBefore(db, conversation.id, { before, limit: limit + 1 });
  const named = await inScope(db, SYSTEM, (system) => findNamed(system, conversation.id));
  if (named === undefined) throw failure(NOT_FOUND);
  return {
    conversation: presentStaffConversation(named, side, await findStaffBar(db, party, reader)),
    side,
    messages: found
      .slice(0, limit)
      .toReversed()
      .map((row) => presentStaffMessage(row, reader.userId)),
    more: found.length > limit,
  };
}
