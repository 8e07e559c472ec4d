import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { shown } from '../public-job.ts';
import { findListing } from '../queries/listing.ts';

export const getPublicJob = implement(contract.getPublicJob, async ({ params }, work) =>
  shown(work, await findListing(work.db, params.id, work.clock.now()), { id: params.id }),
);
