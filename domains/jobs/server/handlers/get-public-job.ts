import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { shown } from '../public-job.ts';
import { findListing } from '../queries/listing.ts';

export const getPublicJob = implement(contract.getPublicJob, async ({ params }, { db, clock }) =>
  shown(db, await findListing(db, params.id, clock.now()), { id: params.id }),
);
