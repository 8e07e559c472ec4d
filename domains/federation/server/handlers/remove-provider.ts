import { implement } from '@hearth/platform/module';
import { removeProvider as contract } from '../../contract/endpoints.ts';
import { requireWholeGroup } from '../group-scope.ts';
import { deleteProvider, getProvider } from '../queries/provider.ts';

export const removeProvider = implement(contract, async ({ params }, { db, grant }) => {
  const { id } = await getProvider(db, requireWholeGroup(grant), params.provider_id);
  await deleteProvider(db, id);
  return { removed: true as const };
});
