import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { createProvider as contract } from '../../contract/endpoints.ts';
import { groupScope } from '../group-scope.ts';
import { claimDomains } from '../mail-domains.ts';
import { presentProvider } from '../present.ts';
import { insertProvider } from '../queries/provider.ts';
import { askProvider, checkSettings, toColumns, refuseTakenCode } from '../write-provider.ts';

export const createProvider = implement(contract, async ({ body }, context) => {
  const { run, grant, actor, clock, config } = context;
  const scope = groupScope(context);
  await askProvider(config, body);
  return run(scope, async (work) => {
    await checkSettings({ ...work, grant, actor }, body);
    await claimDomains(work.db, grant.groupId, body.email_domains);
    const columns = toColumns(work, body);
    const row = await refuseTakenCode(() =>
      insertProvider(work.db, {
        sealed_secret: null,
        ...columns,
        id: newId(clock.now().getTime()),
        group_id: grant.groupId,
        created_at: clock.now(),
      }),
    );
    return presentProvider(row, config);
  });
});
