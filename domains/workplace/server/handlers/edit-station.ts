import { implement } from '@hearth/platform/module';
import { editStation as contract } from '../../contract/station-endpoints.ts';
import { renameStation } from '../../rules/stations.ts';
import { stationRows } from '../queries/station.ts';
import { announceStations, lockOwnStations, pickStation, presentStation, refuseKnownName } from '../stations.ts';

/** Shifts keep what they say; the station knows what it was called. */
export const editStation = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const { version, ...content } = body;
  const before = pickStation(await lockOwnStations(db, grant), params.station_id);
  await refuseKnownName(db, grant.brandId, content.name, before.id);
  const row = await stationRows.replace(
    db,
    { id: before.id, version },
    {
      ...content,
      former_names: renameStation(before, content.name),
      updated_by: actor.userId,
      updated_at: clock.now(),
    },
  );
  await announceStations(work, grant);
  return presentStation(row);
});
