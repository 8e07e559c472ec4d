import { defineSetting } from '@hearth/kit/setting';
import { lawSetting } from '../contract/schemas.ts';

/** What decides which laws schedules are checked against; nothing is, until a place turns it on. */
export const LAWS = defineSetting('laws.checks', lawSetting, {
  permission: 'MANAGE_BRAND',
  lockable: true,
  default: { is_on: false, industry: null, counts: [], school_terms: [], pins: [] },
});
