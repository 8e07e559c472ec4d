import type { Tx } from '@hearth/platform/database';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Site } from '../contract/schemas.ts';
import { findSites } from './queries/site.ts';

/** The career sites of these groups, by their slug. Suspended and archived groups have none. */
export async function sitesOf(tx: Tx, slugs: readonly string[]): Promise<ReadonlyMap<string, Site>> {
  const wanted = [...new Set(slugs)];
  if (wanted.length === 0) return new Map();
  const found = await inScope(tx, SYSTEM, (system) => findSites(system, wanted));
  return new Map(found.map((site) => [site.slug, site]));
}
