import type { Endpoint } from '@hearth/kit/endpoint';
import type { Place } from './places.ts';

const OF_USER = ['userName', 'externalId', 'name.givenName', 'name.familyName', 'emails.0.value', 'schemas.0'];
const OF_GROUP = ['displayName', 'externalId', 'members.0.value', 'schemas.0'];
const OF_PATCH = ['Operations.0.op', 'Operations.0.path', 'Operations.0.value', 'schemas.0'];

/** Where texts stand in what a directory sends: its standard says it, no contract does. */
export function scimPlaces({ bodyType, method, path }: Endpoint): Place[] {
  if (bodyType !== 'scim' || !['POST', 'PUT', 'PATCH'].includes(method)) return [];
  const names = method === 'PATCH' ? OF_PATCH : path.includes('/Groups') ? OF_GROUP : OF_USER;
  return names.map((name) => ({ path: name.split('.'), most: undefined, schema: undefined }));
}
