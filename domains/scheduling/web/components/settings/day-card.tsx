import { TextField } from '@hearth/ui/text-field';
import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { SettingCard } from './setting-card.tsx';
import { useEditedPart } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Which hours the schedule of a day shows. */
export function DayCard({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const part = useEditedPart('day', settings);
  const { from, to } = part.value;
  const isWrong = !CLOCK.test(from) || !CLOCK.test(to);
  return (
    <SettingCard title={t('day.title')} note={t('day.note')} part={part} problem={isWrong ? t('day.wrong') : null}>
      {(isOpen) => (
        <div className="grid grid-cols-2 gap-4 sm:max-w-80">
          {(['from', 'to'] as const).map((edge) => (
            <TextField
              key={edge}
              type="time"
              label={t(`day.${edge}`)}
              disabled={!isOpen}
              value={part.value[edge]}
              onChange={({ target }) => part.set({ ...part.value, [edge]: target.value.slice(0, 5) })}
            />
          ))}
        </div>
      )}
    </SettingCard>
  );
}
