import { toPolicySnapshot } from '@hearth/domains/access/service';
import { findServicesOf, getHouseScheme, getProfileScheme, hasService } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { getEmployerScheme as contract } from '../../contract/endpoints.ts';
import { findEntry, currentGrants } from '../entry.ts';

export const getEmployerScheme = implement(contract, async (_input, { db, clock, standing }) => {
  const entry = findEntry(currentGrants(toPolicySnapshot(await standing()), clock.now()));
  if (entry === undefined) return getProfileScheme(db, []);
  const place = { id: entry.brandId, ancestorIds: entry.path };
  const services = (await findServicesOf(db, [place])).get(place.id) ?? [];
  // Without the feature all of a house wear the same colours (reading 47).
  const hasOwn = hasService(services, 'MICE', { allowPassive: true });
  return hasOwn ? getProfileScheme(db, entry.path) : getHouseScheme(db, entry.path);
});
