import { NumberField } from '@hearth/ui/number-field';
import type { RuleSet, SetRuleId } from '../../../contract/schemas.ts';
import type { ScheduleSettings } from '../../../contract/settings-endpoints.ts';
import { NativeSelect } from '../native-select.tsx';
import { SettingCard } from './setting-card.tsx';
import { useEditedPart } from './use-schedule-settings.ts';
import { useSettingsWords } from './words.ts';

/** The rules in the order of a reader's day: working time first. That nobody works twice at once is no choice. */
const RULES = [
  'rest_gap',
  'daily_hours',
  'weekly_hours',
  'consecutive_days',
  'contract_hours',
  'time_off',
  'time_off_tail',
  'time_off_requested',
  'unavailable',
  'not_preferred',
  'not_employed',
  'closed_day',
  'onboarding',
] as const satisfies readonly SetRuleId[];
type Setting = RuleSet['rules'][SetRuleId];
/** The strictest first. */
const LEVELS = ['block', 'consent', 'warn', 'off'] as const satisfies readonly Setting['level'][];

/** How strict each rule is, and where its limit lies. */
export function RulesCard({ settings }: { settings: ScheduleSettings }) {
  const { t } = useSettingsWords();
  const part = useEditedPart('rules', settings);
  const { rules, hours_count_on: counted } = part.value;
  const count = settings.published_weeks;
  const setRule = (id: SetRuleId, change: Partial<Setting>): void =>
    part.set({ ...part.value, rules: { ...rules, [id]: { ...rules[id], ...change } } });
  return (
    <SettingCard
      title={t('rules.title')}
      note={count === 0 ? t('rules.note') : t('rules.notePublished', { count })}
      part={part}
    >
      {(isOpen) => (
        <div className="grid gap-4">
          <ul className="divide-y divide-line">
            {RULES.map((id) => (
              <RuleRow
                key={id}
                id={id}
                rule={rules[id]}
                disabled={!isOpen}
                onChange={(change) => setRule(id, change)}
              />
            ))}
          </ul>
          <NativeSelect
            label={t('rules.counted')}
            disabled={!isOpen}
            value={counted}
            onChange={(on) => part.set({ ...part.value, hours_count_on: on === 'each_day' ? 'each_day' : 'start_day' })}
            options={(['start_day', 'each_day'] as const).map((id) => ({ id, label: t(`rules.${id}`) }))}
          />
        </div>
      )}
    </SettingCard>
  );
}

const MINUTES_PER_HOUR = 60;

function RuleRow({
  id,
  rule,
  disabled,
  onChange,
}: {
  id: (typeof RULES)[number];
  rule: Setting;
  disabled: boolean;
  onChange: (change: Partial<Setting>) => void;
}) {
  const { t } = useSettingsWords();
  const name = t(`rules.names.${id}`);
  const inDays = id === 'consecutive_days';
  const unit = inDays ? 1 : MINUTES_PER_HOUR;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-48 flex-1">{name}</span>
      {rule.limit !== undefined && (
        <NumberField
          label={t(inDays ? 'rules.days' : 'rules.hours', { rule: name })}
          labelHidden
          className="w-48"
          min={0}
          max={inDays ? 31 : 168}
          step={inDays ? 1 : 0.5}
          format={{ style: 'unit', unit: inDays ? 'day' : 'hour', unitDisplay: 'short' }}
          disabled={disabled || rule.level === 'off'}
          value={rule.limit / unit}
          onChange={(value) => value !== null && onChange({ limit: Math.round(value * unit) })}
        />
      )}
      <NativeSelect
        label={t('rules.level', { rule: name })}
        labelHidden
        className="w-48"
        disabled={disabled}
        value={rule.level}
        onChange={(value) => onChange({ level: LEVELS.find((one) => one === value) ?? rule.level })}
        options={LEVELS.map((one) => ({ id: one, label: t(`rules.levels.${one}`) }))}
      />
    </li>
  );
}
