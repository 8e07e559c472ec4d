import { findBrandNames } from '@hearth/domains/core/service';
import { findActiveWorkplaces, findMyEmployments } from '@hearth/domains/team/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { STAFF_NOT_HERE } from '../../../contract/failures.ts';
import * as contract from '../../../contract/staff-endpoints.ts';
import { deliverToStaff } from '../../actions/deliver-to-staff.ts';
import { loadStaffThread } from '../../actions/list-staff-thread.ts';
import { readUpTo } from '../../actions/read-staff-messages.ts';
import { presentStaffConversation, presentStaffMessage } from '../../present-staff.ts';
import { findConversationsOf, openConversation } from '../../queries/staff/conversation.ts';
import { requireOwnConversation } from '../../staff-access.ts';

/** The places where somebody works now. The ids are of their own employments. */
async function findOwnPlaces(system: Tx<'system'>, employmentIds: readonly string[]) {
  return employmentIds.length === 0 ? [] : findActiveWorkplaces(system, employmentIds);
}

export const listMyStaffConversations = implement(contract.listMyStaffConversations, async (_input, { db, actor }) => {
  const employmentIds = (await findMyEmployments(db)).map(({ id }) => id);
  return inScope(db, SYSTEM, async (system) => {
    const conversations = await findConversationsOf(system, actor.userId);
    const ids = (await findOwnPlaces(system, employmentIds)).map(({ works_at: at }) => at);
    const names = await findBrandNames(system, ids);
    return {
      conversations: conversations.map((row) => presentStaffConversation(row, 'STAFF')),
      places: [...new Set(ids)].map((id) => ({ location_id: id, location_name: names.get(id) ?? '' })),
    };
  });
});

export const openMyStaffConversation = implement(
  contract.openMyStaffConversation,
  async ({ body }, { db, actor, clock }) => {
    const employmentIds = (await findMyEmployments(db)).map(({ id }) => id);
    const now = clock.now();
    return inScope(db, SYSTEM, async (system) => {
      const places = await findOwnPlaces(system, employmentIds);
      const here = places.find(({ works_at: at }) => at === body.location_id);
      // One answer for a place where they do not work and for one that is not there.
      if (here === undefined) throw failure(STAFF_NOT_HERE);
      const opened = await openConversation(system, {
        id: newId(now.getTime()),
        group_id: here.group_id,
        location_id: here.works_at,
        employee_id: here.id,
        user_id: actor.userId,
        opened_at: now,
      });
      return presentStaffConversation(opened, 'STAFF');
    });
  },
);

export const listMyStaffMessages = implement(
  contract.listMyStaffMessages,
  async ({ params, query }, { db, actor, clock }) => {
    const party = await requireOwnConversation(db, params.conversation_id, actor.userId);
    return loadStaffThread(db, party, query, { userId: actor.userId, now: clock.now() });
  },
);

export const sendMyStaffMessage = implement(contract.sendMyStaffMessage, async ({ params, body }, work) => {
  const { userId } = work.actor;
  const party = await requireOwnConversation(work.db, params.conversation_id, userId);
  return presentStaffMessage(await deliverToStaff(work, party, body, userId), userId);
});

export const readMyStaffMessages = implement(contract.readMyStaffMessages, async ({ params, body }, work) => {
  const party = await requireOwnConversation(work.db, params.conversation_id, work.actor.userId);
  return { changed: await readUpTo(work, party, body.message_id) };
});
