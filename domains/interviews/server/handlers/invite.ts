import { getApplicationBrief } from '@hearth/domains/applications/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { getGrantedKit } from '../access.ts';
import { inviteWithKit } from '../invite-with.ts';
import { presentInterview } from '../present.ts';

export const invite = implement(contract.invite, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const application = await getApplicationBrief(db, grant, params.application_id);
  const kit = await getGrantedKit(db, grant, body.kit_id);
  return presentInterview(work, await inviteWithKit(work, application, kit, actor.userId));
});
