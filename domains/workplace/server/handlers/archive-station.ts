import { implement } from '@hearth/platform/module';
import { archiveStation as contract } from '../../contract/station-endpoints.ts';
import { stationRows } from '../queries/station.ts';
import { announceStations, lockOwnStations, pickStation, presentStation, refuseTooMany } from '../stations.ts';

/** What was planned there stays as it is. */
export const archiveStation = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const rows = await lockOwnStations(db, grant);
  const before = pickStation(rows, params.station_id);
  if (!body.is_archived && before.archived_at !== null) refuseTooMany(rows);
  const at = clock.now();
  const row = await stationRows.replace(
    db,
    { id: before.id, version: body.version },
    { archived_at: body.is_archived ? at : null, updated_by: actor.userId, updated_at: at },
  );
  await announceStations(work, grant);
  return presentStation(row);
});
