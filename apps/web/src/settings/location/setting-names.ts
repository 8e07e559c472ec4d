import { usePhrases } from '@hearth/i18n/phrases';
import en from '../phrases/en.json';

/** The phrase for each setting that a location can inherit, by its id without its part. */
const NAMES = {
  reports: 'settingNames.reports',
  service_reporting: 'settingNames.serviceReporting',
  break_waivers: 'settingNames.breakWaivers',
  rum: 'settingNames.speed',
  message_translation: 'settingNames.translation',
  legal: 'settingNames.legal',
  'fairness.questions': 'settingNames.fairness',
  'scheduling.week': 'settingNames.week',
  'scheduling.rules': 'settingNames.rules',
  'scheduling.breaks': 'settingNames.breaks',
  'scheduling.day': 'settingNames.day',
  'scheduling.deals': 'settingNames.deals',
  'scheduling.midday': 'settingNames.midday',
  'leave.holiday': 'settingNames.timeOff',
  'leave.sick': 'settingNames.timeOff',
  'leave.unpaid': 'settingNames.timeOff',
  'leave.other': 'settingNames.timeOff',
} as const;

/** Says what a setting is called; one that has no name here is "another setting". */
export function useSettingNames(): (setting: string) => string {
  const { t } = usePhrases('settings', en);
  return (setting) => {
    const id = setting.split('/')[0] ?? '';
    return id in NAMES ? t(NAMES[id as keyof typeof NAMES]) : t('settingNames.other');
  };
}
