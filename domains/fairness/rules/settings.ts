import { defineSetting } from '@hearth/kit/setting';
import { fairnessSetting } from '../contract/schemas.ts';

/** Nothing is asked before the group says so. */
export const FAIRNESS = defineSetting('fairness.questions', fairnessSetting, {
  default: { asks: false, contractor: false },
  levels: ['GROUP'],
  permission: 'MANAGE_BRAND',
});
