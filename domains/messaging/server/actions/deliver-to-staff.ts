import { findName } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { requireSameSender } from '@hearth/kit/sent-again';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { ScopeKind } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { STAFF_LEFT, STAFF_NOT_HERE, WRITING_SUSPENDED } from '../../contract/failures.ts';
import { staffMessageSent } from '../../contract/staff-events.ts';
import { findStaffBar } from '../staff-access.ts';
import type { StaffParty } from '../staff-access.ts';
import { addToConversation } from '../queries/staff/conversation.ts';
import { findStaffMessage, insertStaffMessage } from '../queries/staff/message.ts';
import type { StaffMessageRow } from '../queries/staff/message.ts';

/** Letters of the last message that lists show. */
const EXCERPT = 160;

/** What a side writes, under an id that its sender has made. */
interface StaffContent {
  readonly message_id: string;
  readonly message_body: string;
}

/**
 * Puts a message into a conversation between a location and one of its staff: the message, what its lists show, and the news. The
 * same message sent again is told again. Who may not write there is refused.
 */
export async function deliverToStaff<Kind extends ScopeKind>(
  work: Pick<Work<Kind>, 'db' | 'emit' | 'clock'>,
  party: StaffParty,
  content: StaffContent,
  userId: string,
): Promise<StaffMessageRow> {
  const { conversation, side } = party;
  const before = requireSameSender(
    await findStaffMessage(work.db, conversation.id, content.message_id),
    (row) => ({ placeId: row.conversation_id, userId: row.sender_user_id }),
    { placeId: conversation.id, userId },
  );
  if (before !== undefined) return before;
  const now = work.clock.now();
  await requireMayWrite(work, party, { userId, now });
  const row: StaffMessageRow = {
    id: content.message_id,
    group_id: conversation.group_id,
    conversation_id: conversation.id,
    user_id: conversation.user_id,
    sender_user_id: userId,
    sender_side: side,
    sender_name: await findName(work.db, userId),
    body: content.message_body,
    sent_at: now,
    read_at: null,
  };
  if (!(await insertStaffMessage(work.db, row))) return takenBySame(work, row);
  await inScope(work.db, SYSTEM, (system) =>
    addToConversation(system, conversation.id, { by: side, at: now, excerpt: row.body.slice(0, EXCERPT) }),
  );
  await work.emit(staffMessageSent(conversation, row.id));
  return row;
}

/** An id that was taken meanwhile: by the same message that came twice at once, or by another, which is refused. */
async function takenBySame<Kind extends ScopeKind>(
  { db }: Pick<Work<Kind>, 'db'>,
  row: StaffMessageRow,
): Promise<StaffMessageRow> {
  const there = await findStaffMessage(db, row.conversation_id, row.id);
  const same = requireSameSender(
    there ?? { ...row, sender_user_id: null },
    (known) => ({ placeId: known.conversation_id, userId: known.sender_user_id }),
    { placeId: row.conversation_id, userId: row.sender_user_id },
  );
  return { ...row, ...same, sender_user_id: row.sender_user_id };
}

async function requireMayWrite<Kind extends ScopeKind>(
  { db }: Pick<Work<Kind>, 'db'>,
  party: StaffParty,
  writer: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const bar = await findStaffBar(db, party, writer);
  if (bar === 'SUSPENDED') throw failure(WRITING_SUSPENDED);
  if (bar === 'LEFT') throw failure(party.side === 'STAFF' ? STAFF_NOT_HERE : STAFF_LEFT);
}
