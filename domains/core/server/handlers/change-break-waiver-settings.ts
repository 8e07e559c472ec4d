import { implement } from '@hearth/platform/module';
import { changeBreakWaiverSettings as contract } from '../../contract/endpoints.ts';
import { changeSetting } from '../settings.ts';

export const changeBreakWaiverSettings = implement(contract, ({ body }, work) =>
  changeSetting(work, 'break_waivers', body),
);
