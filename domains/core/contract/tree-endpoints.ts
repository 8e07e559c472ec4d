import { brand, endpoint } from '@hearth/kit/endpoint';
import { line, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { getBasicInfo, getLocation, getTree } from './endpoints.ts';
import { BELOW_LOCATION, BRAND_INSIDE_ITSELF } from './failures.ts';
import { brandItem } from './schemas.ts';

/** Calls that somebody may make, too, who acts for the caller. */
const allowed = { service: 'core', whileActing: 'allowed' } as const;
const params = z.strictObject({ id: uuid });

export const changeBrand = endpoint({
  id: 'core.changeBrand',
  method: 'PUT',
  path: '/v1/brands/{id}',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Renames a brand.',
  params,
  body: z.strictObject({ name: line(200) }),
  answer: brandItem,
  changes: () => [getBasicInfo, getTree, getLocation],
});

export const moveBrand = endpoint({
  id: 'core.moveBrand',
  method: 'POST',
  path: '/v1/brands/{id}/brands/move',
  ...allowed,
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Moves a brand, with everything below it, under another one; both are below the brand of the path.',
  params,
  body: z.strictObject({ brand_id: uuid, parent_id: uuid }),
  answer: brandItem,
  changes: () => [getBasicInfo, getTree, getLocation],
  failures: { BRAND_INSIDE_ITSELF, BELOW_LOCATION },
});
