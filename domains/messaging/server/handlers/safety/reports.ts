import { findConversationSubject, forgetLastWords } from '@hearth/domains/applications/service';
import { findName } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { writingChanged } from '../../../contract/events.ts';
import { MEASURE_NOT_POSSIBLE, REPORT_SETTLED } from '../../../contract/failures.ts';
import * as contract from '../../../contract/moderation-endpoints.ts';
import type { Report } from '../../../contract/moderation-endpoints.ts';
import { canDecide, measuresFor } from '../../../rules/measures.ts';
import { endAsk } from '../../queries/ask.ts';
import { hideMessage } from '../../queries/hidden.ts';
import { findReceiver } from '../../queries/receiver.ts';
import { findQueued, findReportEvents, insertReportEvent, lockReport, settleReport } from '../../queries/report.ts';
import type { QueuedReport, ReportEventRow, ReportRow } from '../../queries/report.ts';
import { insertSuspension } from '../../queries/sender-right.ts';
import { sendSafetyMail } from '../../actions/tell-moderators.ts';

const DAY_MS = 86_400_000;
const REPORT_PAGE = 20;

/** Moderators without access to the conversation see what was reported, not by whom. */
export const listReports = implement(contract.listReports, async ({ params, query }, { db, grant, actor, grantAt }) => {
  const limit = query.limit ?? REPORT_PAGE;
  const readNodes = await grantAt(params.id, { permission: 'VIEW_MESSAGES', orBelow: true }).then(
    ({ nodes }) => nodes,
    () => [],
  );
  return inScope(db, SYSTEM, async (system) => {
    const page = { isOpen: query.state === 'OPEN', cursor: query.cursor, limit: limit + 1 };
    const found = await findQueued(system, grant, { userId: actor.userId, readNodes }, page);
    const rows = found.slice(0, limit);
    const events = await findReportEvents(
      system,
      rows.map(({ id }) => id),
    );
    return {
      reports: rows.map((row) => present(row, events.get(row.id) ?? [])),
      next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
    };
  });
});

/** A report is decided once, and never by someone it concerns, who gets NOT_FOUND. */
export const decideReport = implement(contract.decideReport, async ({ params, body }, context) => {
  const { grant, actor } = context;
  await inScope(context.db, SYSTEM, async (db) => {
    const work = { ...context, db };
    const report = await lockReport(db, grant, actor.userId, params.report_id);
    if (report === undefined) throw failure(NOT_FOUND);
    if (report.settled_at !== null) throw failure(REPORT_SETTLED);
    if (!canDecide(toReportSubject(report), { ...body, days: body.days })) throw failure(MEASURE_NOT_POSSIBLE);
    const now = work.clock.now();
    const by = { id: actor.userId, name: await findName(db, actor.userId), at: now };
    const note = (what: ReportEventRow['what'], detail: string) =>
      insertReportEvent(db, {
        id: newId(now.getTime()),
        report_id: report.id,
        what,
        detail,
        by_user_id: by.id,
        by_name: by.name,
        at: now,
      });
    const [accusedId = ''] = report.accused_ids;
    if (body.measures.includes('HIDE')) {
      await hideReportedMessage(work, report, by);
      await note('HIDDEN', '');
    }
    if (body.measures.includes('WARN')) {
      await sendSafetyMail(work, 'warned', [accusedId], { place: report.place_name, page: '/messages' });
      await note('WARNED', report.accused_name);
    }
    if (body.days !== undefined) {
      const until = new Date(now.getTime() + body.days * DAY_MS);
      await insertSuspension(db, {
        id: newId(now.getTime()),
        group_id: report.group_id,
        user_id: accusedId,
        user_name: report.accused_name,
        report_id: report.id,
        until,
        by_name: by.name,
        at: now,
      });
      await note('SUSPENDED', until.toISOString());
    }
    await settleReport(db, report.id, { verdict: body.verdict, at: now });
    await note(body.verdict, body.note);
    const receiver = report.reporter_side === 'CANDIDATE' ? await findReceiver(db, report.application_id) : undefined;
    const page = `/messages/${report.application_id}`;
    await sendSafetyMail(work, 'lookedAt', [report.reporter_user_id], {
      place: report.place_name,
      page,
      language: receiver?.language,
    });
  });
  return {};
});

/**
 * Hides a message, its request and its excerpt in lists; does nothing if it was erased. What was forgotten meanwhile
 * is gone anyway.
 */
async function hideReportedMessage(
  { db, emit }: Pick<Work<'system'>, 'db' | 'emit'>,
  report: ReportRow,
  by: { readonly name: string; readonly at: Date },
): Promise<void> {
  if (report.message_id === null) return;
  const sentAt = await hideMessage(db, report.message_id, by);
  if (sentAt === null) return;
  await endAsk(db, report.message_id, { state: 'WITHDRAWN', chosen: null, now: by.at });
  await forgetLastWords(db, report.application_id, sentAt);
  const subject = await findConversationSubject(db, report.application_id);
  if (subject !== null) await emit(writingChanged(subject));
}

const toReportSubject = (row: ReportRow) => ({
  messageId: row.message_id,
  accusedSide: row.accused_side,
  accusedIds: row.accused_ids,
});

function present(row: QueuedReport, events: readonly ReportEventRow[]): Report {
  return {
    id: row.id,
    at: row.at.toISOString(),
    reason: row.reason,
    note: row.note,
    candidate_name: row.candidate_name,
    job_title: row.job_title,
    place_name: row.place_name,
    reporter_side: row.reporter_side,
    reporter_name: row.may_read ? row.reporter_name : null,
    accused_side: row.accused_side,
    accused_name: row.accused_name,
    evidence: [...row.evidence],
    measures: [...measuresFor(toReportSubject(row))],
    verdict: row.verdict,
    events: events.map(({ what, detail, by_name: name, at }) => ({
      what,
      detail,
      by_name: name,
      at: at.toISOString(),
    })),
  };
}
