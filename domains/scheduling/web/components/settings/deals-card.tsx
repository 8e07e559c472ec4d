import { NumberField } from '@hearth/ui/number-field';
import type { DealMode, DealSetting } from '../../../contract/schemas.ts';
import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { NativeSelect } from '../native-select.tsx';
import { SettingCard } from './setting-card.tsx';
import { useEditedPart } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

const VERBS = ['release', 'give', 'swap', 'pick_up'] as const satisfies readonly (keyof DealSetting)[];
const MODES = ['OFF', 'APPROVAL', 'AUTOMATIC'] as const satisfies readonly DealMode[];
const MINUTES_PER_HOUR = 60;

/** What staff can do with published shifts, and until when. */
export function DealsCard({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const part = useEditedPart('deals', settings);
  return (
    <SettingCard title={t('deals.title')} note={t('deals.note')} part={part}>
      {(isOpen) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {VERBS.map((verb) => (
            <NativeSelect
              key={verb}
              label={t(`deals.${verb}`)}
              disabled={!isOpen}
              value={part.value[verb]}
              onChange={(value) =>
                part.set({ ...part.value, [verb]: MODES.find((one) => one === value) ?? part.value[verb] })
              }
              options={MODES.map((id) => ({ id, label: t(`deals.modes.${id}`) }))}
            />
          ))}
          <NumberField
            label={t('deals.closes')}
            min={0}
            max={336}
            step={0.5}
            format={{ style: 'unit', unit: 'hour', unitDisplay: 'short' }}
            disabled={!isOpen}
            value={part.value.close_minutes / MINUTES_PER_HOUR}
            onChange={(value) =>
              value !== null && part.set({ ...part.value, close_minutes: Math.round(value * MINUTES_PER_HOUR) })
            }
          />
        </div>
      )}
    </SettingCard>
  );
}
