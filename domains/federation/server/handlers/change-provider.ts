import { implement } from '@hearth/platform/module';
import { changeProvider as contract } from '../../contract/endpoints.ts';
import { claimDomains } from '../mail-domains.ts';
import { presentProvider } from '../present.ts';
import { getProvider, updateProvider } from '../queries/provider.ts';
import { checkSettings, columnsOf, refusingTakenCode } from '../write-provider.ts';

export const changeProvider = implement(contract, async ({ params, body }, work) => {
  const { db, grant, config } = work;
  const { id } = await getProvider(db, grant.groupId, params.provider_id);
  await checkSettings(work, body);
  await claimDomains(db, grant.groupId, body.email_domains);
  const columns = await columnsOf(work, body);
  return presentProvider(await refusingTakenCode(() => updateProvider(db, id, columns)), config);
});
