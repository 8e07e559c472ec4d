import { defineSetting } from '@hearth/kit/setting';
import {
  breakWaiverSetting,
  legalSetting,
  messageTranslationSetting,
  reportingSetting,
  reportSetting,
  rumSetting,
} from '../contract/schemas.ts';

const permission = 'MANAGE_BRAND';

export const REPORTS = defineSetting('reports', reportSetting, {
  default: { location_filter_type: 'ALL_LEVELS' },
  permission,
});

/** Each service has one of its own. */
export const SERVICE_REPORTING = defineSetting('service_reporting', reportingSetting, {
  default: { is_enabled: true, week_starts_on: 1, compared_with: 'LAST_WEEK' },
  permission,
});

export const BREAK_WAIVERS = defineSetting('break_waivers', breakWaiverSetting, {
  default: { is_enabled: false, is_signature_required: true, valid_months: 12, notice_days: 30 },
  permission,
});

export const RUM = defineSetting('rum', rumSetting, {
  default: { is_enabled: false, sampling_percentage: 10, session_recording_percentage: 0 },
  permission,
  // Whether pages are measured is a question of the whole group: its people open pages of many places.
  levels: ['GROUP'],
});

export const MESSAGE_TRANSLATION = defineSetting('message_translation', messageTranslationSetting, {
  default: { is_enabled: true },
  permission,
  lockable: true,
});

/** The addresses of the privacy notice and the imprint, on every public page. */
export const LEGAL = defineSetting('legal', legalSetting, {
  default: { privacy_url: null, imprint_url: null },
  permission,
  lockable: true,
});
