import { listAttachments } from '@hearth/domains/media/service';
import { findLatestMail } from '@hearth/platform/mail/mail';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/person-endpoints.ts';
import type { PersonConversation } from '../../../contract/person-endpoints.ts';
import { MESSAGE_PAGE } from '../../../rules/limits.ts';
import { requireSubject } from '../../access.ts';
import { findSystemFacts } from '../../closed-lines.ts';
import { presentThreadRow } from '../../present.ts';
import { findAsks } from '../../queries/ask.ts';
import type { ConversationRow } from '../../queries/conversation.ts';
import { findMessagesOfSeveral, findOfEmployee, findPersonConversations } from '../../queries/person.ts';

/** One application names the person; the caller sees of their others what they may read anyway. */
export const listPersonMessages = implement(
  contract.listPersonMessages,
  async ({ query }, { actor, clock, db, grantAt, party }) => {
    const subject = await requireSubject(db, party);
    const grant = await grantAt(subject.groupId, { permission: 'VIEW_MESSAGES', orBelow: true });
    const limit = query.limit ?? MESSAGE_PAGE;
    const conversations = await findPersonConversations(db, grant, subject.candidateUserId);
    const ids = conversations.map(({ id }) => id);
    const found = await findMessagesOfSeveral(db, ids, query.before, limit + 1);
    const rows = found.slice(0, limit).reverse();
    const fileIds = rows.flatMap((row) => row.attachment_ids);
    const files = fileIds.length === 0 ? new Map() : await listAttachments({ db }, subject.groupId, fileIds);
    const lineIds = rows.map(({ id }) => id);
    const asks = await findAsks(db, lineIds);
    const mails = await findLatestMail(db, lineIds);
    const closed = await findSystemFacts(db, lineIds);
    const facts = { files, asks, ...closed, mails, now: clock.now() };
    return {
      name: subject.candidateName,
      conversations: conversations.map(present),
      messages: rows.map((row) => ({
        ...presentThreadRow({ ...row, mentioned_names: null }, facts, actor.userId),
        application_id: row.application_id,
      })),
      more: found.length > limit,
    };
  },
);

export const listEmployeeConversations = implement(
  contract.listEmployeeConversations,
  async ({ params }, { db, grant }) => ({
    conversations: (await findOfEmployee(db, grant, params.employee_id)).map(present),
  }),
);

function present(row: ConversationRow): PersonConversation {
  return {
    id: row.id,
    job_title: row.job_title,
    location_id: row.location_id,
    location_name: row.location_name,
    stage: row.stage,
    applied_at: row.applied_at.toISOString(),
    last_message_at: row.last_message_at?.toISOString() ?? null,
  };
}
