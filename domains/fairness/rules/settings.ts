import { defineSetting } from '@hearth/kit/setting';
import { fairnessSetting } from '../contract/schemas.ts';

/** Off until the group turns it on. */
export const FAIRNESS = defineSetting('fairness.questions', fairnessSetting, {
  default: { asks: false, contractor: false },
  levels: ['GROUP'],
  permission: 'MANAGE_BRAND',
});
