import { defineSetting } from '@hearth/kit/setting';
import { noticePolicy } from '../contract/schemas.ts';

/** What a group decides for those who work there. Nothing is hidden or put off before it says so. */
export const NOTICE_POLICY = defineSetting('notices.policy', noticePolicy, {
  default: { hides_text: false, holds_off_clock: false, margin_minutes: 30 },
  levels: ['GROUP'],
  permission: 'MANAGE_BRAND',
});
