import { policyOf } from '@hearth/domains/access/service';
import { getProfileScheme } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { getEmployerScheme as contract } from '../../contract/endpoints.ts';
import { entryOf, grantsNow } from '../entry.ts';

export const getEmployerScheme = implement(contract, async (_input, { db, clock, standing }) => {
  const entry = entryOf(grantsNow(policyOf(await standing()), clock.now()));
  return getProfileScheme(db, entry?.path ?? []);
});
