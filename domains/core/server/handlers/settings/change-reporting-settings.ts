import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { changeReportingSettings as contract } from '../../../contract/endpoints.ts';
import { isReportingService } from '../../../rules/reporting-service.ts';
import { SERVICE_REPORTING } from '../../../rules/settings.ts';
import { changeSetting } from '../../settings.ts';

export const changeReportingSettings = implement(contract, async ({ params, body }, work) => {
  if (!isReportingService(params.service)) throw failure(NOT_FOUND);
  return (await changeSetting(work, SERVICE_REPORTING, { value: body, read: 'ANY', part: params.service })).value;
});
