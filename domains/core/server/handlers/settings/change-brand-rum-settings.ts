import { implement } from '@hearth/platform/module';
import { changeBrandRumSettings as contract } from '../../../contract/endpoints.ts';
import { RUM } from '../../../rules/settings.ts';
import { changeSetting } from '../../settings.ts';

export const changeBrandRumSettings = implement(contract, async ({ body }, work) => ({
  brand_rum_setting: (await changeSetting(work, RUM, { value: body, read: 'ANY' })).value,
}));
