import { implement } from '@hearth/platform/module';
import { getBreakWaiverSettings as contract } from '../../../contract/endpoints.ts';
import { BREAK_WAIVERS } from '../../../rules/settings.ts';
import { readSetting } from '../../settings.ts';

export const getBreakWaiverSettings = implement(contract, (_input, { db, grant }) =>
  readSetting(db, grant.brandId, BREAK_WAIVERS),
);
