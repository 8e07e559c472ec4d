import { nameOf } from '@hearth/domains/identity/service';
import { listAttachments } from '@hearth/domains/media/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement, raw } from '@hearth/platform/module';
import { exportConversation as contract } from '../../contract/export-endpoints.ts';
import { subjectOf } from '../access.ts';
import { closedLines } from '../closed-lines.ts';
import { conversationPage } from '../conversation-page.ts';
import { noteEvent } from '../note-event.ts';
import { presentLine } from '../present.ts';
import { findAsks } from '../queries/ask.ts';
import { countMessages, findFirstMessages } from '../queries/message.ts';
import { findReceiver } from '../queries/receiver.ts';

/** Nobody reads a longer page; the count says how many there are. */
const MOST = 5000;

export const exportConversation = implement(contract, async ({ query }, work) => {
  const { actor, clock, db } = work;
  const subject = await subjectOf(db, work.party);
  await work.grantAt(subject.locationId, { permission: 'MANAGE_APPLICATIONS', orBelow: false });
  const about = await findReceiver(db, subject.id);
  if (about === undefined) throw failure(NOT_FOUND);
  const rows = await findFirstMessages(db, subject.id, MOST);
  const lines = rows.map(({ id }) => id);
  const asks = await findAsks(db, lines);
  await noteEvent(work, subject, actor.userId, 'EXPORTED');
  const closed = await closedLines(db, lines);
  const files = await listAttachments(
    { db },
    subject.groupId,
    rows.flatMap((row) => row.attachment_ids),
  );
  const facts = { files, asks, ...closed, mails: new Map(), now: clock.now() };
  const page = conversationPage({
    language: query.lang,
    about,
    messages: rows.map((row) => presentLine({ ...row, mentioned_names: null }, facts, actor.userId)),
    total: await countMessages(db, subject.id),
    madeAt: clock.now(),
    madeBy: await nameOf(db, actor.userId),
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
