import { useFormat } from '@hearth/i18n/use-format';
import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { MINUTES_PER_DAY } from '../../../rules/limits.ts';
import { formatTime } from '../../../rules/hours/time.ts';
import { NativeSelect } from '../native-select.tsx';
import { SettingCard } from './setting-card.tsx';
import { useEditedPart } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

const STEP_MINUTES = 30;
const TIMES = Array.from({ length: MINUTES_PER_DAY / STEP_MINUTES }, (_, index) => formatTime(index * STEP_MINUTES));

/** The hours that the day view shows. */
export function DayCard({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const format = useFormat();
  const part = useEditedPart('day', settings);
  return (
    <SettingCard title={t('day.title')} note={t('day.note')} part={part}>
      {(isOpen) => (
        <div className="grid grid-cols-2 gap-4 sm:max-w-80">
          {(['from', 'to'] as const).map((edge) => {
            const value = part.value[edge];
            // A time between the steps was set by a call; it stays until another is selected.
            const times = TIMES.includes(value) ? TIMES : [...TIMES, value].toSorted();
            return (
              <NativeSelect
                key={edge}
                label={t(`day.${edge}`)}
                disabled={!isOpen}
                value={value}
                onChange={(time) => part.set({ ...part.value, [edge]: time })}
                options={times.map((time) => ({ id: time, label: format.time(time) }))}
              />
            );
          })}
        </div>
      )}
    </SettingCard>
  );
}
