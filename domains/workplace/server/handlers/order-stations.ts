import { implement } from '@hearth/platform/module';
import { orderStations as contract } from '../../contract/station-endpoints.ts';
import { findStations, lockStations, writeOrder } from '../queries/station.ts';
import { announceStations, presentStation, requireLocation } from '../stations.ts';

/** The last order counts: nothing is lost by another one. */
export const orderStations = implement(contract, async ({ body }, work) => {
  const { db, grant } = work;
  await requireLocation(db, grant);
  await lockStations(db, grant.brandId);
  await writeOrder(db, grant.brandId, body.station_ids);
  await announceStations(work, grant);
  return { stations: (await findStations(db, [grant.brandId])).map(presentStation) };
});
