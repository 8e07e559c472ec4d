import { listAttachments, signedDownloadUrl } from '@hearth/domains/media/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { MESSAGE_PAGE } from '../../rules/limits.ts';
import { getParty } from '../access.ts';
import { presentConversation, presentLine } from '../present.ts';
import { findAsks } from '../queries/ask.ts';
import { findConversation } from '../queries/conversation.ts';
import { holdsFile } from '../queries/message.ts';
import { findLinesBefore } from '../queries/thread.ts';

export const listMessages = implement(contract.listMessages, async ({ params, query }, context) => {
  const { side, subject } = await getParty(context, params.id, 'VIEW_MESSAGES');
  const limit = query.limit ?? MESSAGE_PAGE;
  return context.run(SYSTEM, async ({ db, clock }) => {
    const application = await findConversation(db, subject.id);
    if (application === undefined) throw failure(NOT_FOUND);
    const window = { before: query.before, limit: limit + 1, withNotes: side === 'EMPLOYER' };
    const found = await findLinesBefore(db, subject.id, window);
    const rows = found.slice(0, limit).reverse();
    const fileIds = rows.flatMap((row) => row.attachment_ids);
    const files = fileIds.length === 0 ? new Map() : await listAttachments({ db }, subject.groupId, fileIds);
    const asks = await findAsks(
      db,
      rows.map(({ id }) => id),
    );
    const facts = { files, asks, now: clock.now() };
    return {
      application: presentConversation(application, side),
      side,
      messages: rows.map((row) => presentLine(row, facts, context.actor.userId)),
      more: found.length > limit,
    };
  });
});

export const openMessageFile = implement(contract.openMessageFile, async ({ params }, context) => {
  const { subject } = await getParty(context, params.id, 'VIEW_MESSAGES');
  return context.run(SYSTEM, async (work) => {
    if (!(await holdsFile(work.db, subject.id, params.file_id))) throw failure(NOT_FOUND);
    return { href: await signedDownloadUrl(work, { groupId: subject.groupId, id: params.file_id }) };
  });
});
