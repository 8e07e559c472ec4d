import { implement } from '@hearth/platform/module';
import { changeNavigationPreferences as contract } from '../../contract/endpoints.ts';
import { upsertNavigation } from '../queries/navigation.ts';

export const changeNavigationPreferences = implement(contract, async ({ body }, { db, actor, clock }) => {
  await upsertNavigation(db, actor.userId, body, clock.now());
  return body;
});
