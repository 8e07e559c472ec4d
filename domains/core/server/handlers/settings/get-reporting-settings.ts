import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { getReportingSettings as contract } from '../../../contract/endpoints.ts';
import { isReportingService } from '../../../rules/reporting-service.ts';
import { SERVICE_REPORTING } from '../../../rules/settings.ts';
import { readSetting } from '../../settings.ts';

export const getReportingSettings = implement(contract, ({ params }, { db, grant }) => {
  if (!isReportingService(params.service)) throw failure(NOT_FOUND);
  return readSetting(db, grant.brandId, SERVICE_REPORTING, params.service);
});
