import {
  listLocationInboxes,
  countUnreadOfCandidate,
  countUnreadOfEmployer,
} from '@hearth/domains/applications/service';
import type { Side } from '@hearth/domains/applications/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { inboxParts } from '../../../rules/desk.ts';
import { MESSAGE_PAGE } from '../../../rules/limits.ts';
import { presentConversation } from '../../present.ts';
import { decodeConversationCursor, encodeConversationCursor } from '../../cursor.ts';
import { findCandidatePage, findEmployerPage } from '../../queries/conversation.ts';
import { countUnreadOfLocations, countUnreadOfStaff } from '../../queries/staff/conversation.ts';
import type { FoundPage, Page } from '../../queries/conversation.ts';

export const getMessageBoard = implement(contract.getMessageBoard, async ({ query }, { db, grant }) => {
  const brands = await listLocationInboxes(db, grant, query.include_archived ?? false);
  return { brands, unread: brands.reduce((sum, line) => sum + line.unread, 0) };
});

export const listEmployerConversations = implement(
  contract.listEmployerConversations,
  async ({ query }, { db, grant, actor }) => {
    const { include_archived: archived = false, q: text = '', unread_only: unread = false, view } = query;
    const parts = inboxParts(view, archived || unread || text !== '');
    const assigneeId = view === 'MINE' ? actor.userId : null;
    const page = toPage(query);
    return presentPage(
      await findEmployerPage(db, grant, { archived, text, unread, parts, assigneeId }, page),
      page,
      'EMPLOYER',
    );
  },
);

export const listCandidateConversations = implement(
  contract.listCandidateConversations,
  async ({ query }, { db, actor }) => {
    const page = toPage(query);
    return presentPage(await findCandidatePage(db, actor.userId, query.unread_only ?? false, page), page, 'CANDIDATE');
  },
);

function toPage(query: { cursor?: string | undefined; offset?: number | undefined; limit?: number | undefined }): Page {
  const after = decodeConversationCursor(query.cursor);
  return { after, offset: query.offset ?? 0, limit: query.limit ?? MESSAGE_PAGE };
}

function presentPage({ rows, total }: FoundPage, { limit }: Page, side: Side) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    applications: shown.map((row) => presentConversation(row, side)),
    total,
    next_cursor:
      last === undefined
        ? null
        : encodeConversationCursor({ lastMessageAt: last.last_message_at, appliedAt: last.applied_at, id: last.id }),
  };
}

export const countUnreadEmployer = implement(contract.countUnreadEmployer, async (_input, { db, grant }) => ({
  count: (await countUnreadOfEmployer(db, grant.groupId, grant.nodes)) + (await countUnreadOfLocations(db, grant)),
}));

export const countUnreadCandidate = implement(contract.countUnreadCandidate, async (_input, { db, actor }) => ({
  count: (await countUnreadOfCandidate(db, actor.userId)) + (await countUnreadOfStaff(db, actor.userId)),
}));
