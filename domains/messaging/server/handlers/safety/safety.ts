import type { ConversationSubject } from '@hearth/domains/applications/service';
import { findName } from '@hearth/domains/identity/service';
import { listAttachments } from '@hearth/domains/media/service';
import type { HandlerInputOf } from '@hearth/kit/endpoint';
import { CONFLICT, failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { REPORT_OWN, TOO_MANY_REPORTS } from '../../../contract/failures.ts';
import * as contract from '../../../contract/safety-endpoints.ts';
import { requireSubject } from '../../access.ts';
import { findColleagues } from '../../colleagues.ts';
import { presentBlock, canSeeBlock } from '../../present-block.ts';
import { findBlocks, findEmployerSenders } from '../../queries/block.ts';
import { findEvidence, findMessage } from '../../queries/message.ts';
import { findReceiver } from '../../queries/receiver.ts';
import { findReportsBy, insertReport } from '../../queries/report.ts';
import { findMinorSendersAt } from '../../queries/sender-right.ts';
import { notifyModerators } from '../../actions/tell-moderators.ts';
import { findWritingStates } from '../../writing.ts';

const MOST_OPEN_REPORTS = 10;

export const getSafety = implement(contract.getSafety, async (_input, { actor, clock, db, party }) => {
  const subject = await requireSubject(db, party);
  const { side } = party;
  const blocks = (await findBlocks(db, subject)).filter(({ kind }) => canSeeBlock(side, kind));
  const blocked = new Set(blocks.map((row) => row.blocked_user_id));
  const senders = side === 'CANDIDATE' ? await findEmployerSenders(db, subject.id) : [];
  const reports = await findReportsBy(db, subject.id, actor.userId);
  // Neither side sees the marks that stand in the other's way, nor a candidate who works where.
  const { writing, approved, readers } = await inScope(db, SYSTEM, async (system) => {
    const one = (await findWritingStates(system, [subject.id], { side, userId: actor.userId }, clock.now())).get(
      subject.id,
    );
    const own = one?.isMinor === true ? await findMinorSendersAt(system, subject.groupId, subject.locationId) : null;
    const names = own === null ? [] : [...(await findColleagues({ db: system, clock }, subject)).values()].toSorted();
    return { writing: one, approved: own, readers: names };
  });
  return {
    side,
    people: senders.filter(({ id }) => !blocked.has(id)),
    blocks: blocks.map(presentBlock),
    reports: reports.map((row) => ({
      id: row.id,
      reason: row.reason,
      at: row.at.toISOString(),
      looked_at: row.settled_at?.toISOString() ?? null,
    })),
    minor: approved === null ? null : { approved: [...new Set(approved.map((row) => row.user_name))], readers },
    suspended_until: (side === 'EMPLOYER' && writing?.suspendedUntil?.toISOString()) || null,
    may_close: side === 'EMPLOYER' && party.grant.holds('SEND_MESSAGES'),
  };
});

/** The report's row, with the reported messages as they are now. */
async function toReport(db: Tx, { subject, receiver, message, body, side, userId, senders, at }: ReportParts) {
  const accusedSide = message?.sender_side ?? (side === 'EMPLOYER' ? 'CANDIDATE' : 'EMPLOYER');
  const lines = await findEvidence(db, subject.id, message);
  const files = await listAttachments(
    { db },
    subject.groupId,
    lines.flatMap((line) => line.attachment_ids),
  );
  return {
    id: body.report_id,
    group_id: subject.groupId,
    location_id: subject.locationId,
    application_id: subject.id,
    message_id: message?.id ?? null,
    candidate_name: subject.candidateName,
    job_title: receiver.job_title,
    place_name: receiver.location_name,
    reporter_user_id: userId,
    reporter_name: side === 'CANDIDATE' ? subject.candidateName : await findName(db, userId),
    reporter_side: side,
    accused_ids: accusedIds({ subject, message, side, senders }),
    accused_name: message?.sender_name ?? (accusedSide === 'CANDIDATE' ? subject.candidateName : subject.employerName),
    accused_side: accusedSide,
    reason: body.reason,
    note: body.note,
    evidence: lines.map((line) => ({
      message_id: line.id,
      at: line.sent_at.toISOString(),
      from: line.sender_side,
      sender_name: line.sender_name,
      text: line.body,
      files: line.attachment_ids.flatMap((id) => files.get(id)?.name ?? []),
      reported: line.id === message?.id,
    })),
    at,
  };
}

/** Whom a report is about: the sender of the message, else everyone of the other side. */
function accusedIds({
  subject,
  message,
  side,
  senders,
}: Pick<ReportParts, 'subject' | 'message' | 'side' | 'senders'>) {
  if (message !== null) return message.sender_user_id === null ? [] : [message.sender_user_id];
  return side === 'EMPLOYER' ? [subject.candidateUserId] : senders.map(({ id }) => id);
}

interface ReportParts {
  readonly subject: ConversationSubject;
  readonly receiver: NonNullable<Awaited<ReturnType<typeof findReceiver>>>;
  /** Null: the whole conversation. */
  readonly message: NonNullable<Awaited<ReturnType<typeof findMessage>>> | null;
  readonly body: HandlerInputOf<typeof contract.reportMessages>['body'];
  readonly side: 'CANDIDATE' | 'EMPLOYER';
  readonly userId: string;
  /** Who of the employer has written, where a report is about that side. */
  readonly senders: Awaited<ReturnType<typeof findEmployerSenders>>;
  readonly at: Date;
}

/** Copies the reported messages, so that moderators see them whatever becomes of the conversation. */
export const reportMessages = implement(contract.reportMessages, async ({ body }, { actor, party, ...work }) => {
  const { db, clock } = work;
  const subject = await requireSubject(db, party);
  const { side } = party;
  const earlier = await findReportsBy(db, subject.id, actor.userId);
  if (earlier.some(({ id }) => id === body.report_id)) return { report_id: body.report_id };
  if (earlier.filter((row) => row.settled_at === null).length >= MOST_OPEN_REPORTS) throw failure(TOO_MANY_REPORTS);
  const message = body.message_id === null ? null : await findMessage(db, subject.id, body.message_id);
  const receiver = await findReceiver(db, subject.id);
  if (message === undefined || receiver === undefined) throw failure(NOT_FOUND);
  if (message?.sender_user_id === actor.userId) throw failure(REPORT_OWN);
  const isAboutEmployer = (message?.sender_side ?? (side === 'EMPLOYER' ? 'CANDIDATE' : 'EMPLOYER')) === 'EMPLOYER';
  const senders = isAboutEmployer ? await findEmployerSenders(db, subject.id) : [];
  const parts = { subject, receiver, message, body, side, userId: actor.userId, senders, at: clock.now() };
  const isNew = await insertReport(db, await toReport(db, parts));
  // An id that somebody else's report uses already is not this one's to reuse.
  if (!isNew) throw failure(CONFLICT);
  const accused = message?.sender_user_id == null ? senders.map(({ id }) => id) : [message.sender_user_id];
  // Who looks after messages is no affair of a candidate.
  await inScope(db, SYSTEM, (system) =>
    notifyModerators({ ...work, db: system }, subject, receiver.location_name, accused),
  );
  return { report_id: body.report_id };
});
