import { implement } from '@hearth/platform/module';
import { listStations as contract } from '../../contract/station-endpoints.ts';
import { plansWholePlace } from '../plans.ts';
import { findStations } from '../queries/station.ts';
import { presentStation, requireLocation } from '../stations.ts';

export const listStations = implement(contract, async (_input, { db, grant }) => {
  await requireLocation(db, grant);
  return { stations: (await findStations(db, [grant.brandId])).map(presentStation), may_edit: plansWholePlace(grant) };
});
