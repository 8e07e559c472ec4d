import { implement } from '@hearth/platform/module';
import { changeReportSettings as contract } from '../../../contract/endpoints.ts';
import { REPORTS } from '../../../rules/settings.ts';
import { changeSetting } from '../../settings.ts';

export const changeReportSettings = implement(
  contract,
  async ({ body }, work) => (await changeSetting(work, REPORTS, { value: body, read: 'ANY' })).value,
);
