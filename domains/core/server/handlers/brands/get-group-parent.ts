import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { isTopLevelEntry } from '@hearth/kit/brand-type';
import { implement } from '@hearth/platform/module';
import { getGroupParent as contract } from '../../../contract/endpoints.ts';
import { presentItem } from '../../present.ts';
import { getBrand } from '../../queries/brand.ts';

export const getGroupParent = implement(contract, async (_input, { db, grant }) => {
  const brand = await getBrand(db, grant.brandId);
  if (!isTopLevelEntry(brand.type)) throw failure(NOT_FOUND);
  return { ...presentItem(brand), slug: brand.slug };
});
