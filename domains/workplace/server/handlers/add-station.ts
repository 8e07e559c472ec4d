import { newId } from '@hearth/kit/id';
import { initialVersion } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import { addStation as contract } from '../../contract/station-endpoints.ts';
import { findStationByKey, insertStations } from '../queries/station.ts';
import {
  announceStations,
  lockOwnStations,
  presentStation,
  refuseKnownName,
  refuseTooMany,
  requireLocation,
} from '../stations.ts';

export const addStation = implement(contract, async ({ body }, work) => {
  const { db, grant, actor, clock } = work;
  await requireLocation(db, grant);
  const rows = await lockOwnStations(db, grant);
  const sender = { placeId: grant.brandId, userId: actor.userId };
  const made = await findStationByKey(db, grant.groupId, body.idempotency_key, sender);
  if (made !== undefined) return presentStation(made);
  refuseTooMany(rows);
  await refuseKnownName(db, grant.brandId, body.name, null);
  const at = clock.now();
  const row = {
    ...body,
    ...initialVersion({ by: actor.userId, at }),
    id: newId(at.getTime()),
    group_id: grant.groupId,
    location_id: grant.brandId,
    former_names: [],
    place: rows.length + 1,
  };
  await insertStations(db, [row]);
  await announceStations(work, grant);
  return presentStation(row);
});
