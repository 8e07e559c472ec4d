import { findApplicationBriefs } from '@hearth/domains/applications/service';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import {
  createApprovals,
  findPath,
  mergeChains,
  rolesAt,
  chainProgress,
  startSteps,
} from '@hearth/domains/approvals/service';
import type { Reader } from '@hearth/domains/approvals/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { OFFER_DECIDED, OFFER_NEEDS_APPROVAL, OFFER_NOT_YOUR_TURN } from '../contract/failures.ts';
import type { OfferApproval, OfferContent } from '../contract/schemas.ts';
import { chainsFor } from '../rules/approval.ts';
import { hashDocument } from './paper.ts';
import { findLastApproval, findRules } from './queries/approval.ts';
import type { ApprovalRow } from './queries/approval.ts';

/** The approval steps of offers before they are sent. */
export const offerSteps = createApprovals(
  { table: 'offers.approval_step', record: 'approval_id', marks: [] },
  { decided: OFFER_DECIDED, notYourTurn: OFFER_NOT_YOUR_TURN },
);

/** Hashes an offer's content in key order, so that any change needs a new approval. Its keys stand in one order. */
export function digestContent(content: OfferContent): string {
  const { pay, ...rest } = content;
  const entries = Object.entries({ ...rest, amount: pay.amount, currency: pay.currency, per: pay.per });
  return hashDocument(JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** Returns the approval steps for an offer by a reader, and its initial progress. */
export async function planSteps(
  db: Tx,
  application: Pick<ApplicationBrief, 'locationId'>,
  content: OfferContent,
  reader: Reader,
) {
  const { all } = await findRules(db, application.locationId);
  const steps = startSteps(
    mergeChains(chainsFor(content.pay, all)),
    rolesAt(reader, await findPath(db, application.locationId)),
  );
  return { steps, ...chainProgress(steps) };
}

/** Refuses an offer that needs approval and was not approved with this exact content. */
export async function assertApproved(
  db: Tx,
  application: ApplicationBrief,
  content: OfferContent,
  reader: Reader,
): Promise<void> {
  const last = await findLastApproval(db, application.id);
  if (last?.status === 'APPROVED' && last.sha256 === digestContent(content)) return;
  const { status } = await planSteps(db, application, content, reader);
  if (status !== 'APPROVED') throw failure(OFFER_NEEDS_APPROVAL);
}

/** Presents approvals as their reader sees them. */
export async function presentApprovals(db: Tx, rows: readonly ApprovalRow[], reader: Reader): Promise<OfferApproval[]> {
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
