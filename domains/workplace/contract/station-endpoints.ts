import { LIVE_SCHEDULE, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { rowVersion, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { STATION_CHANGED, STATION_EXISTS, STATIONS_NEED_LOCATION, TOO_MANY_STATIONS } from './failures.ts';
import { station, stationContent } from './schemas.ts';

const service = 'scheduling';
const editing = {
  service,
  whileActing: 'allowed',
  access: brand('id', 'EDIT_SCHEDULE', { services: PLANNING }),
} as const;
const atLocation = z.object({ id: uuid });
const oneStation = z.object({ id: uuid, station_id: uuid });
const stations = z.strictObject({ stations: z.array(station) });

export const listStations = endpoint({
  id: 'workplace.listStations',
  method: 'GET',
  path: '/v1/brands/{id}/stations',
  service,
  summary: 'Lists the stations of a location in their order, archived ones last.',
  access: brand('id', 'VIEW_SCHEDULE', { condition: 'POSITION_CATEGORY', services: LIVE_SCHEDULE }),
  whileActing: 'allowed',
  params: atLocation,
  /** `may_edit`: whether the caller may change stations here, which whoever plans some departments alone may not. */
  answer: stations.extend({ may_edit: z.boolean() }),
  failures: { STATIONS_NEED_LOCATION },
});

export const addStation = endpoint({
  ...editing,
  id: 'workplace.addStation',
  method: 'POST',
  path: '/v1/brands/{id}/stations',
  summary: 'Adds a station to a location, as the last one. Sending the same key again adds nothing.',
  params: atLocation,
  body: stationContent.extend({ idempotency_key: senderKey }),
  answer: station,
  changes: () => [listStations],
  failures: { STATIONS_NEED_LOCATION, STATION_EXISTS, TOO_MANY_STATIONS, CONFLICT },
});

export const editStation = endpoint({
  ...editing,
  id: 'workplace.editStation',
  method: 'PUT',
  path: '/v1/brands/{id}/stations/{station_id}',
  summary:
    'Changes a station, unless someone else did since it was read. Shifts keep the name under which they were planned.',
  params: oneStation,
  body: stationContent.extend({ version: rowVersion }),
  answer: station,
  changes: () => [listStations],
  failures: { STATION_CHANGED, STATION_EXISTS },
});

export const archiveStation = endpoint({
  ...editing,
  whileActing: 'refused',
  id: 'workplace.archiveStation',
  method: 'POST',
  path: '/v1/brands/{id}/stations/{station_id}/archive',
  summary: 'Archives a station, so that new shifts cannot choose it, or restores it.',
  params: oneStation,
  body: z.strictObject({ is_archived: z.boolean(), version: rowVersion }),
  answer: station,
  changes: () => [listStations],
  failures: { STATION_CHANGED, TOO_MANY_STATIONS },
});

export const orderStations = endpoint({
  ...editing,
  id: 'workplace.orderStations',
  method: 'PUT',
  path: '/v1/brands/{id}/stations_order',
  summary: 'Puts the stations of a location into an order; those that are not named come after the others.',
  params: atLocation,
  body: z.strictObject({ station_ids: z.array(uuid).min(1).max(100) }),
  answer: stations,
  changes: () => [listStations],
  failures: { STATIONS_NEED_LOCATION },
});
