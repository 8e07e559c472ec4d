import { implement } from '@hearth/platform/module';
import { changeBreakWaiverSettings as contract } from '../../../contract/endpoints.ts';
import { BREAK_WAIVERS } from '../../../rules/settings.ts';
import { changeSetting } from '../../settings.ts';

export const changeBreakWaiverSettings = implement(
  contract,
  async ({ body }, work) => (await changeSetting(work, BREAK_WAIVERS, { value: body, read: 'ANY' })).value,
);
