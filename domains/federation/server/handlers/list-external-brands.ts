import { implement } from '@hearth/platform/module';
import { listExternalBrands as contract } from '../../contract/endpoints.ts';
import { findExternalBrands, getProvider } from '../queries/provider.ts';

export const listExternalBrands = implement(contract, async ({ params }, { db, grant }) => {
  const { id } = await getProvider(db, grant.groupId, params.provider_id);
  return (await findExternalBrands(db, id)).map(({ external_code, brand_id }) => ({ external_code, brand_id }));
});
