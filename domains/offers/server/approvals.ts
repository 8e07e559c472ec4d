import { findApplicationBriefs } from '@hearth/domains/applications/service';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { namesOf } from '@hearth/domains/identity/service';
import { joined, mayDecide, rolesAt, standingOf, stepsFor } from '@hearth/domains/requisitions/service';
import type { HeldRole } from '@hearth/domains/requisitions/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { OFFER_NEEDS_APPROVAL } from '../contract/failures.ts';
import type { Approval, OfferContent } from '../contract/schemas.ts';
import { chainsFor } from '../rules/approval.ts';
import { hashOf } from './paper.ts';
import { findLast, findPath, findRules, findSteps } from './queries/approval.ts';
import type { ApprovalRow } from './queries/approval.ts';

/** What is compared: an offer of other words is another offer. Its keys stand in one order. */
export function digestOf(content: OfferContent): string {
  const { pay, ...rest } = content;
  const entries = Object.entries({ ...rest, amount: pay.amount, currency: pay.currency, per: pay.per });
  return hashOf(JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** The steps that an offer of somebody who holds these roles has to go through, and where it stands at once. */
export async function stepsOf(
  db: Tx,
  application: Pick<ApplicationBrief, 'locationId'>,
  content: OfferContent,
  held: readonly HeldRole[],
) {
  const roles = joined(chainsFor(content.pay, await findRules(db, application.locationId)));
  const steps = stepsFor(roles, rolesAt(held, await findPath(db, application.locationId)));
  return { steps, ...standingOf(steps) };
}

/** Refuses an offer that somebody has to agree to first, and has not, word for word. */
export async function proveApproved(
  db: Tx,
  application: ApplicationBrief,
  content: OfferContent,
  held: readonly HeldRole[],
): Promise<void> {
  const last = await findLast(db, application.id);
  if (last?.status === 'APPROVED' && last.sha256 === digestOf(content)) return;
  const { status } = await stepsOf(db, application, content, held);
  if (status !== 'APPROVED') throw failure(OFFER_NEEDS_APPROVAL);
}

/** Approvals as their reader sees them. */
export async function presentApprovals(
  db: Tx,
  rows: readonly ApprovalRow[],
  reader: { readonly userId: string; readonly held: readonly HeldRole[] },
): Promise<Approval[]> {
  if (rows.length === 0) return [];
  const steps = await findSteps(
    db,
    rows.map(({ id }) => id),
  );
  const briefs = await findApplicationBriefs(
    db,
    rows.map((row) => row.application_id),
  );
  const names = await namesOf(db, [
    ...rows.map((row) => row.asked_by),
    ...steps.flatMap((step) => step.decided_by ?? []),
  ]);
  return rows.map((row) => {
    const brief = briefs.get(row.application_id);
    const request = { waitingFor: row.waiting_for, isOwn: row.asked_by === reader.userId };
    return {
      id: row.id,
      application_id: row.application_id,
      candidate_name: brief?.candidateName ?? '',
      job_title: brief?.jobTitle ?? '',
      location_name: brief?.locationName ?? '',
      content: row.content,
      status: row.status,
      waiting_for: row.waiting_for,
      may_decide: mayDecide(request, rolesAt(reader.held, row.ancestor_ids)),
      asked_by: names.get(row.asked_by) ?? '',
      asked_at: row.asked_at.toISOString(),
      steps: steps
        .filter((step) => step.approval_id === row.id)
        .map((step) => ({
          role: step.role,
          decision: step.decision,
          decided_by: step.decided_by === null ? null : (names.get(step.decided_by) ?? ''),
          decided_at: step.decided_at?.toISOString() ?? null,
          note: step.note,
        })),
    };
  });
}
