import { getBrandPath } from '@hearth/domains/core/service';
import { getJob } from '@hearth/domains/jobs/service';
import type { KnownJob } from '@hearth/domains/jobs/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';

/** Gets a job whose location lies within the grant. */
export async function getGrantedJob(tx: Tx, grant: BrandGrant, jobId: string): Promise<KnownJob> {
  const job = await getJob(tx, jobId);
  const path = await getBrandPath(tx, job.location_id);
  if (!path.some(({ id }) => grant.nodes.some((node) => node === id))) throw failure(NOT_FOUND);
  return job;
}
