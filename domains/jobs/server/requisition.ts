import { approvedHeadcount, isRequisition, isRequisitionDemanded } from '@hearth/domains/requisitions/service';
import { failure, invalid } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { HEADCOUNT_USED, REQUISITION_NEEDED } from '../contract/failures.ts';
import { placesLeft } from '../rules/headcount.ts';
import { findPostsOfRequisition } from './queries/job.ts';
import type { JobRow } from './queries/job.ts';

/** Refuses a request that there is not in the group: the database alone would take one of another group. */
export async function assertKnown(tx: Tx, { requisition_id: id }: Pick<JobRow, 'requisition_id'>): Promise<void> {
  if (id === null || (await isRequisition(tx, id))) return;
  throw invalid([{ field: 'requisition_id', rule: 'known', message: 'must be a request of this group' }]);
}

/**
 * Refuses a post that may not look for so many people: where somebody has to agree first, it fills an approved request that
 * covers its location and has places left beside the other posts that fill it.
 */
export async function assertApproved(
  tx: Tx,
  job: Pick<JobRow, 'id' | 'location_id' | 'requisition_id' | 'hires_target'>,
): Promise<void> {
  if (!(await isRequisitionDemanded(tx, job.location_id))) return;
  const id = job.requisition_id;
  const headcount = id === null ? undefined : await approvedHeadcount(tx, id, job.location_id);
  if (id === null || headcount === undefined) throw failure(REQUISITION_NEEDED);
  const left = placesLeft(headcount, await findPostsOfRequisition(tx, id, job.id));
  if (job.hires_target > left) throw failure(HEADCOUNT_USED, { left, headcount });
}
