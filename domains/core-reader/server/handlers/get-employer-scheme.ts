import { loadPolicySnapshot } from '@hearth/domains/access/service';
import { getProfileScheme } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { getEmployerScheme as contract } from '../../contract/endpoints.ts';
import { entryOf, grantsNow } from '../entry.ts';

export const getEmployerScheme = implement(contract, async (_input, { db, actor, clock }) => {
  const entry = entryOf(grantsNow(await loadPolicySnapshot(db, actor.userId), clock.now()));
  return getProfileScheme(db, entry?.path ?? []);
});
