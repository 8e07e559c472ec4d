import { findName } from '@hearth/domains/identity/service';
import { listAttachments } from '@hearth/domains/media/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement, raw } from '@hearth/platform/module';
import { exportConversation as contract } from '../../../contract/export-endpoints.ts';
import { requireSubject } from '../../access.ts';
import { findSystemFacts } from '../../closed-lines.ts';
import { renderConversationPage } from '../../conversation-page.ts';
import { recordEvent } from '../../actions/note-event.ts';
import { presentThreadRow } from '../../present.ts';
import { findAsks } from '../../queries/ask.ts';
import { countMessages, findFirstMessages } from '../../queries/message.ts';
import { findReceiver } from '../../queries/receiver.ts';

/** Nobody reads a longer page; the count says how many there are. */
const MOST = 5000;

export const exportConversation = implement(contract, async ({ query }, work) => {
  const { actor, clock, db } = work;
  const subject = await requireSubject(db, work.party);
  await work.grantAt(subject.locationId, { permission: 'MANAGE_APPLICATIONS', orBelow: false });
  const about = await findReceiver(db, subject.id);
  if (about === undefined) throw failure(NOT_FOUND);
  const rows = await findFirstMessages(db, subject.id, MOST);
  const lines = rows.map(({ id }) => id);
  const asks = await findAsks(db, lines);
  await recordEvent(work, subject, actor.userId, 'EXPORTED');
  const closed = await findSystemFacts(db, lines);
  const files = await listAttachments(
    { db },
    subject.groupId,
    rows.flatMap((row) => row.attachment_ids),
  );
  const facts = { files, asks, ...closed, mails: new Map(), now: clock.now() };
  const page = renderConversationPage({
    language: query.lang,
    about,
    messages: rows.map((row) => presentThreadRow({ ...row, mentioned_names: null }, facts, actor.userId)),
    total: await countMessages(db, subject.id),
    madeAt: clock.now(),
    madeBy: await findName(db, actor.userId),
  });
  return raw('text/html; charset=utf-8', page, {
    headers: {
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
});
