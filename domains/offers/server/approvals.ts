import { findApplicationBriefs } from '@hearth/domains/applications/service';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { approvalsOf, findPath, joined, rolesAt, standingOf, stepsFor } from '@hearth/domains/approvals/service';
import type { Reader } from '@hearth/domains/approvals/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { OFFER_DECIDED, OFFER_NEEDS_APPROVAL, OFFER_NOT_YOUR_TURN } from '../contract/failures.ts';
import type { Approval, OfferContent } from '../contract/schemas.ts';
import { chainsFor } from '../rules/approval.ts';
import { hashOf } from './paper.ts';
import { findLast, findRules } from './queries/approval.ts';
import type { ApprovalRow } from './queries/approval.ts';

/** The steps that offers go through before they are sent. */
export const offerSteps = approvalsOf(
  { table: 'offers.approval_step', record: 'approval_id', marks: [] },
  { decided: OFFER_DECIDED, notYourTurn: OFFER_NOT_YOUR_TURN },
);

/** What is compared: an offer of other words is another offer. Its keys stand in one order. */
export function digestOf(content: OfferContent): string {
  const { pay, ...rest } = content;
  const entries = Object.entries({ ...rest, amount: pay.amount, currency: pay.currency, per: pay.per });
  return hashOf(JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** The steps that an offer by a reader has to go through, and where it stands at once. */
export async function stepsOf(
  db: Tx,
  application: Pick<ApplicationBrief, 'locationId'>,
  content: OfferContent,
  reader: Reader,
) {
  const { all } = await findRules(db, application.locationId);
  const steps = stepsFor(
    joined(chainsFor(content.pay, all)),
    rolesAt(reader, await findPath(db, application.locationId)),
  );
  return { steps, ...standingOf(steps) };
}

/** Refuses an offer that somebody has to agree to first, and has not, word for word. */
export async function proveApproved(
  db: Tx,
  application: ApplicationBrief,
  content: OfferContent,
  reader: Reader,
): Promise<void> {
  const last = await findLast(db, application.id);
  if (last?.status === 'APPROVED' && last.sha256 === digestOf(content)) return;
  const { status } = await stepsOf(db, application, content, reader);
  if (status !== 'APPROVED') throw failure(OFFER_NEEDS_APPROVAL);
}

/** Approvals as their reader sees them. */
export async function presentApprovals(db: Tx, rows: readonly ApprovalRow[], reader: Reader): Promise<Approval[]> {
  if (rows.length === 0) return [];
  const briefs = await findApplicationBriefs(
    db,
    rows.map((row) => row.application_id),
  );
  const asked = await offerSteps.present(db, rows, reader);
  return asked.map(({ row, view: { steps, waiting_for: waitingFor, may_decide: mayDecide, asked_by: askedBy } }) => {
    const brief = briefs.get(row.application_id);
    return {
      id: row.id,
      application_id: row.application_id,
      candidate_name: brief?.candidateName ?? '',
      job_title: brief?.jobTitle ?? '',
      location_name: brief?.locationName ?? '',
      content: row.content,
      status: row.status,
      waiting_for: waitingFor,
      may_decide: mayDecide,
      asked_by: askedBy,
      asked_at: row.asked_at.toISOString(),
      steps: steps.map(({ marks: _none, ...step }) => step),
    };
  });
}
