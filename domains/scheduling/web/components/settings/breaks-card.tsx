import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { NumberField } from '@hearth/ui/number-field';
import { Plus, Trash2 } from 'lucide-react';
import type { BreakStep } from '../../../contract/setting-schemas.ts';
import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { NativeSelect } from '../native-select.tsx';
import { SettingCard } from './setting-card.tsx';
import { useEditedPart } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

const MOST_STEPS = 4;
const FIRST: BreakStep = { after_minutes: 360, minutes: 30, is_paid: false };
const MINUTES_PER_HOUR = 60;

/** Which breaks new shifts begin with, by their length. */
export function BreaksCard({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const part = useEditedPart('breaks', settings);
  const { steps } = part.value;
  const setStep = (index: number, change: Partial<BreakStep>): void =>
    part.set({ steps: steps.map((step, at) => (at === index ? { ...step, ...change } : step)) });
  const add = (): void => {
    const last = steps.at(-1);
    part.set({ steps: [...steps, last === undefined ? FIRST : { ...last, after_minutes: last.after_minutes + 180 }] });
  };
  return (
    <SettingCard
      title={t('breaks.title')}
      note={t('breaks.note')}
      part={part}
      problem={hasTooLongBreak(steps) ? t('breaks.tooLong') : null}
    >
      {(isOpen) => (
        <div className="grid gap-3">
          {steps.length === 0 && <p>{t('breaks.none')}</p>}
          {steps.map((step, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps have no identity of their own
            <div key={index} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
              <NumberField
                label={t('breaks.after')}
                min={0.5}
                max={24}
                step={0.5}
                format={{ style: 'unit', unit: 'hour', unitDisplay: 'short' }}
                disabled={!isOpen}
                value={step.after_minutes / MINUTES_PER_HOUR}
                onChange={(value) =>
                  value !== null && setStep(index, { after_minutes: Math.round(value * MINUTES_PER_HOUR) })
                }
              />
              <NumberField
                label={t('breaks.length')}
                min={1}
                max={240}
                format={{ style: 'unit', unit: 'minute', unitDisplay: 'short' }}
                disabled={!isOpen}
                value={step.minutes}
                onChange={(value) => value !== null && setStep(index, { minutes: value })}
              />
              <NativeSelect
                label={t('breaks.pay')}
                disabled={!isOpen}
                value={step.is_paid ? 'paid' : 'unpaid'}
                onChange={(pay) => setStep(index, { is_paid: pay === 'paid' })}
                options={(['unpaid', 'paid'] as const).map((id) => ({ id, label: t(`breaks.${id}`) }))}
              />
              <IconButton
                label={t('breaks.remove')}
                disabled={!isOpen}
                icon={<Icon of={Trash2} />}
                onClick={() => part.set({ steps: steps.filter((_, at) => at !== index) })}
              />
            </div>
          ))}
          {isOpen && steps.length < MOST_STEPS && (
            <div>
              <Button size="sm" icon={<Icon of={Plus} />} onClick={add}>
                {t('breaks.add')}
              </Button>
            </div>
          )}
        </div>
      )}
    </SettingCard>
  );
}

function hasTooLongBreak(steps: readonly BreakStep[]): boolean {
  return steps.some((step) => step.minutes >= step.after_minutes);
}
