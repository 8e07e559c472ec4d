import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { presentPublicJob } from '../public-job.ts';
import { findListingAt } from '../queries/listing.ts';

export const getPublicJobAt = implement(contract.getPublicJobAt, async ({ params }, work) =>
  presentPublicJob(work, await findListingAt(work.db, params.site, params.slug, work.clock.now()), params),
);
