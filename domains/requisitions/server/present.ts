import { namesOf } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import type { Requisition } from '../contract/schemas.ts';
import { mayDecide } from '../rules/chain.ts';
import { rolesAt } from './held-roles.ts';
import type { HeldRole } from './held-roles.ts';
import { findSteps } from './queries/requisition.ts';
import type { RequisitionRow } from './queries/requisition.ts';

/** Requests as their reader sees them: with their steps, the names of those who decided, and whether it is the reader's turn. */
export async function presentRequisitions(
  tx: Tx,
  rows: readonly RequisitionRow[],
  reader: { readonly userId: string; readonly held: readonly HeldRole[] },
): Promise<Requisition[]> {
  const steps = await findSteps(
    tx,
    rows.map(({ id }) => id),
  );
  const people = [...rows.map((row) => row.requested_by), ...steps.flatMap((step) => step.decided_by ?? [])];
  const names = await namesOf(tx, people);
  return rows.map((row) => ({
    id: row.id,
    brand_id: row.brand_id,
    brand_name: row.brand_name,
    location_id: row.brand_type === 'LOCATION' ? row.brand_id : null,
    position_name: row.position_name,
    headcount: row.headcount,
    needed_by: row.needed_by,
    reason: row.reason,
    note: row.note,
    status: row.status,
    waiting_for: row.waiting_for,
    is_own: row.requested_by === reader.userId,
    may_decide: mayDecide(
      { waitingFor: row.waiting_for, isOwn: row.requested_by === reader.userId },
      rolesAt(reader.held, row.ancestor_ids),
    ),
    requested_by: names.get(row.requested_by) ?? '',
    requested_at: row.requested_at.toISOString(),
    steps: steps
      .filter((step) => step.requisition_id === row.id)
      .map((step) => ({
        role: step.role,
        decision: step.decision,
        decided_by: step.decided_by === null ? null : (names.get(step.decided_by) ?? ''),
        decided_at: step.decided_at?.toISOString() ?? null,
        note: step.note,
      })),
  }));
}
