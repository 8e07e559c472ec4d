import type { ConversationSubject } from '@hearth/domains/applications/service';
import { readSetting } from '@hearth/domains/core/service';
import { listAttachments, signedDownloadUrl } from '@hearth/domains/media/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
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
  const { side, subject, scope } = await getParty(context, params.id, 'VIEW_MESSAGES');
  const { userId } = context.actor;
  const limit = query.limit ?? MESSAGE_PAGE;
  return context.run(scope, async ({ db, clock, translator }) => {
    const application = await findConversation(db, subject.id);
    if (application === undefined) throw failure(NOT_FOUND);
    const window = { before: query.before, limit: limit + 1, withNotes: side === 'EMPLOYER' };
    const found = await findLinesBefore(db, subject.id, window);
    const rows = found.slice(0, limit).reverse();
    const fileIds = rows.flatMap((row) => row.attachment_ids);
    const files = fileIds.length === 0 ? new Map() : await listAttachments({ db }, subject.groupId, fileIds);
    const lineIds = rows.map(({ id }) => id);
    const mails = side === 'EMPLOYER' ? await lastMailAbout(db, lineIds) : new Map();
    const { bar, translation, ...closed } = await inScope(db, SYSTEM, async (system) => ({
      asks: await findAsks(system, lineIds),
      byText: await findByText(system, lineIds),
      hidden: await findHidden(system, lineIds),
      bar: subject.isHired ? ('HIRED' as const) : await findBar(system, subject.id, { side, userId }, clock.now()),
      translation: translator === undefined ? {} : await translationFor(system, subject, userId),
    }));
    const facts = { files, ...closed, mails, now: clock.now() };
    return {
      application: { ...presentConversation(application, side), ...(bar === null ? {} : { cannot_write: bar }) },
      side,
      messages: rows.map((row) => presentLine(row, facts, userId)),
      more: found.length > limit,
      ...translation,
    };
  });
});

/** Whether the reader can have this conversation translated, and wants it. */
async function translationFor(db: Tx<'system'>, { id, locationId }: ConversationSubject, userId: string) {
  if (!(await readSetting(db, locationId, 'message_translation')).is_enabled) return {};
  return { translation: { wanted: await isTranslationWanted(db, id, userId) } };
}

export const openMessageFile = implement(contract.openMessageFile, async ({ params }, context) => {
  const { subject, scope } = await getParty(context, params.id, 'VIEW_MESSAGES');
  return context.run(scope, async (work) => {
    if (!(await holdsFile(work.db, subject.id, params.file_id))) throw failure(NOT_FOUND);
    return { href: await signedDownloadUrl(work, { groupId: subject.groupId, id: params.file_id }) };
  });
});
