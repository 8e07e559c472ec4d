import { useFormat } from '@hearth/i18n/use-format';
import { Resource } from '@hearth/ui/resource';
import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { MINUTES_PER_DAY } from '../../../rules/limits.ts';
import { formatTime } from '../../../rules/hours/time.ts';
import { NativeSelect } from '../native-select.tsx';
import { SettingCard } from './setting-card.tsx';
import { useEditedPart, useScheduleSettings } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

const STEP_MINUTES = 30;
const TIMES = Array.from({ length: MINUTES_PER_DAY / STEP_MINUTES }, (_, index) =>
  formatTime(index * STEP_MINUTES),
).filter((time) => time >= '10:00' && time <= '18:00');

/** Where a day is halved for a morning or an afternoon off. */
export function MiddayCard() {
  const { problem } = useSettingsWords();
  return (
    <Resource of={useScheduleSettings()} problem={problem} rows={3}>
      {(settings) => <Midday settings={settings} />}
    </Resource>
  );
}

function Midday({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const format = useFormat();
  const part = useEditedPart('midday', settings);
  const { at } = part.value;
  // A time between the steps was set by a call; it stays until another is selected.
  const times = TIMES.includes(at) ? TIMES : [...TIMES, at].toSorted();
  return (
    <SettingCard title={t('midday.title')} note={t('midday.note')} part={part}>
      {(isOpen) => (
        <NativeSelect
          label={t('midday.at')}
          className="sm:max-w-64"
          disabled={!isOpen}
          value={at}
          onChange={(time) => part.set({ at: time })}
          options={times.map((time) => ({ id: time, label: format.time(time) }))}
        />
      )}
    </SettingCard>
  );
}
