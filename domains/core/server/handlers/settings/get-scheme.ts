import { implement } from '@hearth/platform/module';
import { getScheme as contract } from '../../../contract/endpoints.ts';
import { presentScheme } from '../../present.ts';
import { getBrand } from '../../queries/brand.ts';
import { findPictures, findScheme } from '../../queries/setting.ts';

export const getScheme = implement(contract, async (_input, { db, grant }) => {
  const { ancestor_ids: path } = await getBrand(db, grant.brandId);
  const scheme = await findScheme(db, path);
  return { ...presentScheme(scheme, await findPictures(db, path)), is_own: scheme?.brand_id === grant.brandId };
});
