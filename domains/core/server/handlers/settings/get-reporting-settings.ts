import { implement } from '@hearth/platform/module';
import { getReportingSettings as contract } from '../../../contract/endpoints.ts';
import { SERVICE_REPORTING } from '../../../rules/settings.ts';
import { readSetting } from '../../settings.ts';

export const getReportingSettings = implement(contract, ({ params }, { db, grant }) =>
  readSetting(db, grant.brandId, SERVICE_REPORTING, params.service),
);
