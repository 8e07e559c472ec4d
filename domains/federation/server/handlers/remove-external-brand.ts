import { implement } from '@hearth/platform/module';
import { removeExternalBrand as contract } from '../../contract/setup-endpoints.ts';
import { requireWholeGroup } from '../group-scope.ts';
import { deleteExternalBrand, getProvider } from '../queries/provider.ts';

export const removeExternalBrand = implement(contract, async ({ params }, { db, grant }) => {
  await deleteExternalBrand(
    db,
    await getProvider(db, requireWholeGroup(grant), params.provider_id),
    params.external_code,
  );
  return { removed: true as const };
});
