import { useFormat } from '@hearth/i18n/use-format';
import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { NativeSelect } from '../native-select.tsx';
import { SettingCard } from './setting-card.tsx';
import { useEditedPart } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** On which day weeks begin. */
export function WeekCard({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const format = useFormat();
  const part = useEditedPart('week', settings);
  return (
    <SettingCard title={t('week.title')} note={t('week.note')} part={part}>
      {(isOpen) => (
        <NativeSelect
          label={t('week.day')}
          className="sm:max-w-64"
          disabled={!isOpen}
          value={String(part.value.starts_on)}
          onChange={(day) => part.set({ starts_on: Number(day) })}
          options={DAYS.map((day) => ({ id: String(day), label: format.weekday(day, 'long') }))}
        />
      )}
    </SettingCard>
  );
}
