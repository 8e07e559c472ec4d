import { implement } from '@hearth/platform/module';
import { getReportSettings as contract } from '../../../contract/endpoints.ts';
import { REPORTS } from '../../../rules/settings.ts';
import { readSetting } from '../../settings.ts';

export const getReportSettings = implement(contract, (_input, { db, grant }) =>
  readSetting(db, grant.brandId, REPORTS),
);
