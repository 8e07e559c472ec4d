import { lockApprovedHeadcount, requisitionExists, isRequisitionRequired } from '@hearth/domains/requisitions/service';
import { failure, invalid } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { HEADCOUNT_USED, REQUISITION_NEEDED } from '../contract/failures.ts';
import { headcountLeft } from '../rules/headcount.ts';
import { findOtherJobsOfRequisition } from './queries/job.ts';
import type { JobRow } from './queries/job.ts';

/** Refuses a request of another group, which a foreign key alone would accept. */
export async function assertRequisition(tx: Tx, { requisition_id: id }: Pick<JobRow, 'requisition_id'>): Promise<void> {
  if (id === null || (await requisitionExists(tx, id))) return;
  throw invalid([{ field: 'requisition_id', rule: 'known', message: 'must be a request of this group' }]);
}

/** Refuses a job without an approved request that covers its location and headcount. */
export async function assertApproved(
  tx: Tx,
  job: Pick<JobRow, 'id' | 'location_id' | 'requisition_id' | 'hires_target'>,
): Promise<void> {
  if (!(await isRequisitionRequired(tx, job.location_id))) return;
  const id = job.requisition_id;
  const headcount = id === null ? undefined : await lockApprovedHeadcount(tx, id, job.location_id);
  if (id === null || headcount === undefined) throw failure(REQUISITION_NEEDED);
  const left = headcountLeft(headcount, await findOtherJobsOfRequisition(tx, id, job.id));
  if (job.hires_target > left) throw failure(HEADCOUNT_USED, { left, headcount });
}
