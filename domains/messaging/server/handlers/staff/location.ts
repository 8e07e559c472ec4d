import { decodeCursor, encodeCursor, findBrandPlaces } from '@hearth/domains/core/service';
import { findActiveWorkplaces, findEmployees } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { instant, uuid } from '@hearth/kit/schema';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import { STAFF_LEFT, STAFF_WITHOUT_ACCOUNT } from '../../../contract/failures.ts';
import * as contract from '../../../contract/staff-endpoints.ts';
import { MESSAGE_PAGE } from '../../../rules/limits.ts';
import { pickStaffPlace } from '../../../rules/staff-writing.ts';
import { deliverToStaff } from '../../actions/deliver-to-staff.ts';
import { loadStaffThread } from '../../actions/list-staff-thread.ts';
import { readUpTo } from '../../actions/read-staff-messages.ts';
import { presentStaffConversation, presentStaffMessage } from '../../present-staff.ts';
import { findInboxPage, openConversation } from '../../queries/staff/conversation.ts';
import { requireConversationAt } from '../../staff-access.ts';

/** Where a page ended: the time of its last message, and the conversation. */
const place = z.tuple([instant, uuid]);

export const listStaffConversations = implement(contract.listStaffConversations, async ({ query }, { db, grant }) => {
  const { q: text = '', unread_only: unread = false, limit = MESSAGE_PAGE } = query;
  const read = decodeCursor(place, query.cursor);
  const after = read === undefined ? null : { at: new Date(read[0]), id: read[1] };
  const rows = await findInboxPage(db, grant, { text, unread, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    conversations: shown.map((row) => presentStaffConversation(row, 'LOCATION')),
    next_cursor: last === undefined ? null : encodeCursor([last.last_message_at?.toISOString() ?? '', last.id]),
  };
});

export const openStaffConversation = implement(
  contract.openStaffConversation,
  async ({ params }, { db, grant, clock }) => {
    const now = clock.now();
    const [person] = await findEmployees(db, [params.employee_id]);
    if (person?.group_id !== grant.groupId) throw failure(NOT_FOUND);
    const opened = await inScope(db, SYSTEM, async (system) => {
      const worksAt = (await findActiveWorkplaces(system, [person.id])).map(({ works_at: at }) => at);
      const paths = new Map(
        (await findBrandPlaces(system, [person.location_id, ...worksAt])).map((row) => [row.id, row.ancestorIds]),
      );
      const isReached = (id: string): boolean => grant.nodes.some((node) => paths.get(id)?.includes(node) === true);
      const at = pickStaffPlace(person.location_id, worksAt, isReached);
      // Somebody of elsewhere is unknown here; of this place they are known, and have left.
      if (at === undefined) throw failure(isReached(person.location_id) ? STAFF_LEFT : NOT_FOUND);
      if (person.user_id === null) throw failure(STAFF_WITHOUT_ACCOUNT);
      return openConversation(system, {
        id: newId(now.getTime()),
        group_id: person.group_id,
        location_id: at,
        employee_id: person.id,
        user_id: person.user_id,
        opened_at: now,
      });
    });
    return presentStaffConversation(opened, 'LOCATION');
  },
);

export const listStaffMessages = implement(
  contract.listStaffMessages,
  async ({ params, query }, { db, grant, actor, clock }) => {
    const party = await requireConversationAt(db, grant.brandId, params.conversation_id);
    return loadStaffThread(db, party, query, { userId: actor.userId, now: clock.now() });
  },
);

export const sendStaffMessage = implement(contract.sendStaffMessage, async ({ params, body }, work) => {
  const { userId } = work.actor;
  const party = await requireConversationAt(work.db, work.grant.brandId, params.conversation_id);
  return presentStaffMessage(await deliverToStaff(work, party, body, userId), userId);
});

export const readStaffMessages = implement(contract.readStaffMessages, async ({ params, body }, work) => {
  const party = await requireConversationAt(work.db, work.grant.brandId, params.conversation_id);
  return { changed: await readUpTo(work, party, body.message_id) };
});
