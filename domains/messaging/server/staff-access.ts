import { findActiveWorkplaces } from '@hearth/domains/team/service';
import type { GrantedBrandId } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { StaffBar } from '../contract/bars.ts';
import type { StaffSide } from '../contract/staff-schemas.ts';
import { resolveStaffBar } from '../rules/staff-writing.ts';
import { findStaffConversation, isWriterSuspended } from './queries/staff/conversation.ts';
import type { StaffConversationRow } from './queries/staff/conversation.ts';

/** A conversation as one of its two sides has it open. */
export interface StaffParty {
  readonly conversation: StaffConversationRow;
  readonly side: StaffSide;
}

/** The caller's own conversation; NOT_FOUND for anybody else's, though they manage the location. */
export async function requireOwnConversation(tx: Tx<'self'>, id: string, userId: string): Promise<StaffParty> {
  const conversation = await findStaffConversation(tx, id);
  if (conversation?.user_id !== userId) throw failure(NOT_FOUND);
  return { conversation, side: 'STAFF' };
}

/** A conversation of the location that was granted; NOT_FOUND for one of another. */
export async function requireConversationAt(
  tx: Tx<'tenant'>,
  locationId: GrantedBrandId,
  id: string,
): Promise<StaffParty> {
  const conversation = await findStaffConversation(tx, id);
  if (conversation?.location_id !== locationId) throw failure(NOT_FOUND);
  return { conversation, side: 'LOCATION' };
}

/** Finds why a side may not write in a conversation; null if it may. Where people work is not the other side's to see. */
export function findStaffBar(
  tx: Tx,
  { conversation, side }: StaffParty,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<StaffBar | null> {
  return inScope(tx, SYSTEM, async (system) => {
    const places = await findActiveWorkplaces(system, [conversation.employee_id]);
    return resolveStaffBar(side, {
      isActive: places.some(({ works_at: at }) => at === conversation.location_id),
      isSuspended: await isWriterSuspended(system, conversation.group_id, userId, now),
    });
  });
}
