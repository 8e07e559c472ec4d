import type { ConversationSubject } from '@hearth/domains/applications/service';
import { MESSAGE_TRANSLATION, readSetting } from '@hearth/domains/core/service';
import { listAttachments, signedDownloadUrl } from '@hearth/domains/media/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { findLatestMail } from '@hearth/platform/mail/mail';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { MESSAGE_PAGE } from '../../../rules/limits.ts';
import { requireSubject } from '../../access.ts';
import { findSystemFacts } from '../../closed-lines.ts';
import { presentConversation, presentThreadRow } from '../../present.ts';
import { findAsks } from '../../queries/ask.ts';
import { findConversation } from '../../queries/conversation.ts';
import { hasFile } from '../../queries/message.ts';
import { findEntriesBefore } from '../../queries/thread.ts';
import { isTranslationWanted } from '../../queries/translation.ts';
import { findBar } from '../../writing.ts';

export const listMessages = implement(
  contract.listMessages,
  async ({ query }, { actor, clock, db, party, translator }) => {
    const subject = await requireSubject(db, party);
    const { side } = party;
    const { userId } = actor;
    const limit = query.limit ?? MESSAGE_PAGE;
    const application = await findConversation(db, subject.id);
    if (application === undefined) throw failure(NOT_FOUND);
    const window = { before: query.before, limit: limit + 1, withNotes: side === 'EMPLOYER' };
    const found = await findEntriesBefore(db, subject.id, window);
    const rows = found.slice(0, limit).reverse();
    const fileIds = rows.flatMap((row) => row.attachment_ids);
    const files = fileIds.length === 0 ? new Map() : await listAttachments({ db }, subject.groupId, fileIds);
    const lineIds = rows.map(({ id }) => id);
    const mails = side === 'EMPLOYER' ? await findLatestMail(db, lineIds) : new Map();
    // What stands in a writer's way they do not see themselves.
    const { bar, isTranslated, ...closed } = await inScope(db, SYSTEM, async (system) => ({
      ...(await findSystemFacts(system, lineIds)),
      bar: subject.isHired ? ('HIRED' as const) : await findBar(system, subject.id, { side, userId }, clock.now()),
      isTranslated: translator !== undefined && (await isTranslationOffered(system, subject)),
    }));
    const wanted = isTranslated && (await isTranslationWanted(db, subject.id, userId));
    const asks = await findAsks(db, lineIds);
    const facts = { files, asks, ...closed, mails, now: clock.now() };
    return {
      application: { ...presentConversation(application, side), ...(bar === null ? {} : { cannot_write: bar }) },
      side,
      messages: rows.map((row) => presentThreadRow(row, facts, userId)),
      more: found.length > limit,
      ...(isTranslated ? { translation: { wanted } } : {}),
    };
  },
);

/**
 * Is true if the employer allows translation; read as the system, since candidates cannot see settings. Its settings
 * are closed to candidates.
 */
async function isTranslationOffered(db: Tx<'system'>, { locationId }: ConversationSubject): Promise<boolean> {
  return (await readSetting(db, locationId, MESSAGE_TRANSLATION)).is_enabled;
}

export const openMessageFile = implement(contract.openMessageFile, async ({ params }, { party, ...work }) => {
  const { id, groupId } = await requireSubject(work.db, party);
  if (!(await hasFile(work.db, id, params.file_id))) throw failure(NOT_FOUND);
  return { href: await signedDownloadUrl(work, { groupId, id: params.file_id }) };
});
