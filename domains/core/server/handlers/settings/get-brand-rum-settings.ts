import { implement } from '@hearth/platform/module';
import { getBrandRumSettings as contract } from '../../../contract/endpoints.ts';
import { RUM } from '../../../rules/settings.ts';
import { readSetting } from '../../settings.ts';

export const getBrandRumSettings = implement(contract, async (_input, { db, grant }) => ({
  brand_rum_setting: await readSetting(db, grant.brandId, RUM),
}));
