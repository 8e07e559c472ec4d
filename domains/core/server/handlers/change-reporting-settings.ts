import { implement } from '@hearth/platform/module';
import { changeReportingSettings as contract } from '../../contract/endpoints.ts';
import { changeSetting } from '../settings.ts';

export const changeReportingSettings = implement(contract, ({ params, body }, work) =>
  changeSetting(work, 'service_reporting', body, params.service),
);
