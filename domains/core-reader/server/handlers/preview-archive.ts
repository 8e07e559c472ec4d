import { countComingShifts } from '@hearth/domains/scheduling/service';
import { implement } from '@hearth/platform/module';
import { previewArchive as contract } from '../../contract/endpoints.ts';
import { countUse } from '../queries/location-use.ts';

export const previewArchive = implement(contract, async (_input, { db, grant, clock }) => ({
  ...(await countUse(db, grant.brandId)),
  coming_shifts: await countComingShifts(db, grant.brandId, clock.now()),
}));
