import { implement } from '@hearth/platform/module';
import { getBreakWaiverSettings as contract } from '../../contract/endpoints.ts';
import { readSetting } from '../settings.ts';

export const getBreakWaiverSettings = implement(contract, (_input, { db, grant }) =>
  readSetting(db, grant.brandId, 'break_waivers'),
);
