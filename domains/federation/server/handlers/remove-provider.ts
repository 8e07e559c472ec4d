import { implement } from '@hearth/platform/module';
import { removeProvider as contract } from '../../contract/endpoints.ts';
import { deleteProvider, getProvider } from '../queries/provider.ts';

export const removeProvider = implement(contract, async ({ params }, { db, grant }) => {
  const { id } = await getProvider(db, grant.groupId, params.provider_id);
  await deleteProvider(db, id);
  return { removed: true as const };
});
