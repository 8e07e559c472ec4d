import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { getBasicInfo, getLocation, getTree } from './endpoints.ts';
import { BELOW_LOCATION, NOT_A_LOCATION, NUMBER_TAKEN, UNKNOWN_COUNTRY, UNKNOWN_CURRENCY } from './failures.ts';
import { brandStatus, location, locationChange, locationFields } from './schemas.ts';

/** Calls that somebody may make, too, who acts for the caller. */
const allowed = { service: 'core', whileActing: 'allowed' } as const;
const params = z.strictObject({ id: uuid });

export const createLocation = endpoint({
  id: 'core.createLocation',
  method: 'POST',
  path: '/v1/brands/{id}/locations',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Creates a location below a brand. Time zone and currency are those of the brand unless given.',
  params,
  body: locationFields,
  answer: location,
  changes: () => [getBasicInfo, getTree],
  failures: { NUMBER_TAKEN, BELOW_LOCATION, UNKNOWN_CURRENCY, UNKNOWN_COUNTRY },
});

export const changeLocation = endpoint({
  id: 'core.changeLocation',
  method: 'PUT',
  path: '/v1/brand/location/{id}',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Changes a location; omitted fields stay. A stale version is refused with the current one (`current`).',
  params,
  body: locationChange,
  answer: location,
  changes: () => [getBasicInfo, getTree, getLocation],
  failures: { CONFLICT, NUMBER_TAKEN, NOT_A_LOCATION, UNKNOWN_CURRENCY, UNKNOWN_COUNTRY },
});

export const archiveBrand = endpoint({
  id: 'core.archiveBrand',
  method: 'POST',
  path: '/v1/brands/{id}/archive',
  service: 'core',
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'refused',
  summary: 'Archives a location: it leaves lists and searches, and nothing is lost.',
  params,
  body: z.strictObject({}),
  answer: z.strictObject({ id: uuid, status: brandStatus }),
  changes: () => [getBasicInfo, getTree, getLocation],
  failures: { NOT_A_LOCATION },
});

export const restoreBrand = endpoint({
  id: 'core.restoreBrand',
  method: 'POST',
  path: '/v1/brands/{id}/restore',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Restores an archived location.',
  params,
  body: z.strictObject({}),
  answer: z.strictObject({ id: uuid, status: brandStatus }),
  changes: () => [getBasicInfo, getTree, getLocation],
  failures: { NOT_A_LOCATION },
});
