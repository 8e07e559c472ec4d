import { countUnreadOfCandidate, countUnreadOfEmployer } from '@hearth/domains/applications/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { MESSAGE_PAGE } from '../../rules/limits.ts';
import { presentConversation } from '../present.ts';
import { boardOf, pageOfCandidate, pageOfEmployer } from '../queries/conversation.ts';

export const getMessageBoard = implement(contract.getMessageBoard, async ({ query }, { db, grant }) => {
  const brands = await boardOf(db, grant, query.include_archived ?? false);
  return { brands, unread: brands.reduce((sum, line) => sum + line.unread, 0) };
});

export const listEmployerConversations = implement(
  contract.listEmployerConversations,
  async ({ query }, { db, grant }) => {
    const filter = { archived: query.include_archived ?? false, text: query.q };
    const { rows, total } = await pageOfEmployer(db, grant, filter, {
      offset: query.offset ?? 0,
      limit: query.limit ?? MESSAGE_PAGE,
    });
    return { applications: rows.map((row) => presentConversation(row, 'EMPLOYER')), total };
  },
);

export const listCandidateConversations = implement(
  contract.listCandidateConversations,
  async ({ query }, { db, actor }) => {
    const { rows, total } = await pageOfCandidate(db, actor.userId, {
      offset: query.offset ?? 0,
      limit: query.limit ?? MESSAGE_PAGE,
    });
    return { applications: rows.map((row) => presentConversation(row, 'CANDIDATE')), total };
  },
);

export const countUnreadEmployer = implement(contract.countUnreadEmployer, async (_input, { db, grant }) => ({
  count: await countUnreadOfEmployer(db, grant.groupId, grant.nodes),
}));

export const countUnreadCandidate = implement(contract.countUnreadCandidate, async (_input, { db, actor }) => ({
  count: await countUnreadOfCandidate(db, actor.userId),
}));
