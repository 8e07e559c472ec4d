import type {
  BreakWaiverSetting,
  MessageTranslationSetting,
  ReportingSetting,
  ReportSetting,
  RumSetting,
} from '../contract/schemas.ts';

/** What a brand may set for itself and everything below it. A reporting setting belongs to one service. */
export interface SettingValues {
  readonly reports: ReportSetting;
  readonly service_reporting: ReportingSetting;
  readonly break_waivers: BreakWaiverSetting;
  readonly rum: RumSetting;
  readonly message_translation: MessageTranslationSetting;
}
export type SettingName = keyof SettingValues;

/** What holds where neither a brand nor anything above it has set something. */
export const DEFAULT_SETTINGS: SettingValues = {
  reports: { location_filter_type: 'ALL_LEVELS' },
  service_reporting: { is_enabled: true, week_starts_on: 1, compared_with: 'LAST_WEEK' },
  break_waivers: { is_enabled: false, is_signature_required: true, valid_months: 12, notice_days: 30 },
  rum: { is_enabled: false, sampling_percentage: 10, session_recording_percentage: 0 },
  message_translation: { is_enabled: true },
};

/**
 * The setting in force. What was stored by an older version may lack a field that came later: the default fills it,
 * and a field that no longer exists is left out.
 */
export function settingInForce<N extends SettingName>(name: N, stored: unknown): SettingValues[N] {
  const fallback = DEFAULT_SETTINGS[name];
  if (typeof stored !== 'object' || stored === null) return fallback;
  const known = Object.entries(stored).filter(([key]) => key in fallback);
  return { ...fallback, ...Object.fromEntries(known) };
}
