import { implement } from '@hearth/platform/module';
import { getBasicMedia as contract } from '../../../contract/endpoints.ts';
import { presentMedia } from '../../present.ts';
import { getBrand } from '../../queries/brand.ts';
import { findPictures } from '../../queries/setting.ts';

export const getBasicMedia = implement(contract, async (_input, { db, grant }) => {
  const brand = await getBrand(db, grant.brandId);
  return presentMedia(await findPictures(db, brand.ancestor_ids));
});
