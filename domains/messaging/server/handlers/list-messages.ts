import type { ConversationSubject } from '@hearth/domains/applications/service';
import { readSetting } from '@hearth/domains/core/service';
import { listAttachments, signedDownloadUrl } from '@hearth/domains/media/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { lastMailAbout } from '@hearth/platform/mail';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { MESSAGE_PAGE } from '../../rules/limits.ts';
import { getParty } from '../access.ts';
import { presentConversation, presentLine } from '../present.ts';
import { findAsks } from '../queries/ask.ts';
import { findByText } from '../queries/by-text.ts';
import { findConversation } from '../queries/conversation.ts';
import { holdsFile } from '../queries/message.ts';
import { findHidden } from '../queries/hidden.ts';
import { findLinesBefore } from '../queries/thread.ts';
import { isTranslationWanted } from '../queries/translation.ts';
import { findBar } from '../writing.ts';

export const listMessages = implement(contract.listMessages, async ({ params, query }, context) => {
  const { side, subject } = await getParty(context, params.id, 'VIEW_MESSAGES');
  const limit = query.limit ?? MESSAGE_PAGE;
  return context.run(SYSTEM, async ({ db, clock, translator }) => {
    const application = await findConversation(db, subject.id);
    if (application === undefined) throw failure(NOT_FOUND);
    const window = { before: query.before, limit: limit + 1, withNotes: side === 'EMPLOYER' };
    const found = await findLinesBefore(db, subject.id, window);
    const rows = found.slice(0, limit).reverse();
    const fileIds = rows.flatMap((row) => row.attachment_ids);
    const files = fileIds.length === 0 ? new Map() : await listAttachments({ db }, subject.groupId, fileIds);
    const lineIds = rows.map(({ id }) => id);
    const asks = await findAsks(db, lineIds);
    const mails = side === 'EMPLOYER' ? await lastMailAbout(db, lineIds) : new Map();
    const byText = await findByText(db, lineIds);
    const hidden = await findHidden(db, lineIds);
    const facts = { files, asks, byText, hidden, mails, now: clock.now() };
    const bar = subject.isHired
      ? 'HIRED'
      : await findBar(db, subject.id, { side, userId: context.actor.userId }, clock.now());
    return {
      application: { ...presentConversation(application, side), ...(bar === null ? {} : { cannot_write: bar }) },
      side,
      messages: rows.map((row) => presentLine(row, facts, context.actor.userId)),
      more: found.length > limit,
      ...(translator === undefined ? {} : await translationFor(db, subject, context.actor.userId)),
    };
  });
});

/** Whether the reader can have this conversation translated, and wants it. */
async function translationFor(db: Tx, { id, locationId }: ConversationSubject, userId: string) {
  if (!(await readSetting(db, locationId, 'message_translation')).is_enabled) return {};
  return { translation: { wanted: await isTranslationWanted(db, id, userId) } };
}

export const openMessageFile = implement(contract.openMessageFile, async ({ params }, context) => {
  const { subject } = await getParty(context, params.id, 'VIEW_MESSAGES');
  return context.run(SYSTEM, async (work) => {
    if (!(await holdsFile(work.db, subject.id, params.file_id))) throw failure(NOT_FOUND);
    return { href: await signedDownloadUrl(work, { groupId: subject.groupId, id: params.file_id }) };
  });
});
