import { toPolicySnapshot } from '@hearth/domains/access/service';
import { getProfileScheme } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { getEmployerScheme as contract } from '../../contract/endpoints.ts';
import { findEntry, currentGrants } from '../entry.ts';

export const getEmployerScheme = implement(contract, async (_input, { db, clock, standing }) => {
  const entry = findEntry(currentGrants(toPolicySnapshot(await standing()), clock.now()));
  return getProfileScheme(db, entry?.path ?? []);
});
