import { implement } from '@hearth/platform/module';
import { changeProvider as contract } from '../../contract/endpoints.ts';
import { groupScope } from '../group-scope.ts';
import { claimDomains } from '../mail-domains.ts';
import { presentProvider } from '../present.ts';
import { getProvider, updateProvider } from '../queries/provider.ts';
import { askProvider, checkSettings, toColumns, refuseTakenCode } from '../write-provider.ts';

export const changeProvider = implement(contract, async ({ params, body }, context) => {
  const { run, grant, actor, config } = context;
  const scope = groupScope(context);
  await askProvider(config, body);
  return run(scope, async (work) => {
    const { id } = await getProvider(work.db, grant.groupId, params.provider_id);
    await checkSettings({ ...work, grant, actor }, body);
    await claimDomains(work.db, grant.groupId, body.email_domains);
    const columns = toColumns(work, body);
    return presentProvider(await refuseTakenCode(() => updateProvider(work.db, id, columns)), config);
  });
});
