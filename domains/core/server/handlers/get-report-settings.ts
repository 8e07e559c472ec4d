import { implement } from '@hearth/platform/module';
import { getReportSettings as contract } from '../../contract/endpoints.ts';
import { getBrand } from '../queries/brand.ts';
import { findReportSetting } from '../queries/setting.ts';

export const getReportSettings = implement(contract, async (_input, { db, grant }) => {
  const brand = await getBrand(db, grant.brandId);
  const setting = await findReportSetting(db, brand.ancestor_ids);
  return { location_filter_type: setting?.location_filter_type ?? 'ALL_LEVELS' };
});
