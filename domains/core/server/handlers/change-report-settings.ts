import { implement } from '@hearth/platform/module';
import { changeReportSettings as contract } from '../../contract/endpoints.ts';
import { changeSetting } from '../settings.ts';

export const changeReportSettings = implement(contract, ({ body }, work) => changeSetting(work, 'reports', body));
