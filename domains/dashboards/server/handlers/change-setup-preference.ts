import { setSetupHidden } from '@hearth/domains/user-preferences/service';
import { implement } from '@hearth/platform/module';
import { changeSetupPreference as contract } from '../../contract/endpoints.ts';

export const changeSetupPreference = implement(contract, async ({ body }, { db, actor, clock }) => {
  await setSetupHidden(db, actor.userId, body.hidden, clock.now());
  return body;
});
