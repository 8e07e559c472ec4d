import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { presentPublicJob } from '../public-job.ts';
import { findListing } from '../queries/listing.ts';

export const getPublicJob = implement(contract.getPublicJob, async ({ params }, work) =>
  presentPublicJob(work, await findListing(work.db, params.id, work.clock.now()), { id: params.id }),
);
