import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import type { Form } from '@hearth/client/use-form';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Checkbox } from '@hearth/ui/checkbox';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { setClockSettings } from '../../contract/live-endpoints.ts';
import type { getClockSettings } from '../../contract/live-endpoints.ts';
import type { ClockSetting } from '../../contract/schemas.ts';
import { useClockWords } from '../words.ts';
import { AnswerSelect } from './answer-select.tsx';
import { PositionRules } from './position-rules.tsx';

const NEARS = ['OFF', 'NOTE', 'REFUSE'] as const;
const ASKS = ['ask_breaks', 'ask_tips', 'ask_injury'] as const;
const ASK_WORDS = { ask_breaks: 'askBreaks', ask_tips: 'askTips', ask_injury: 'askInjury' } as const;

/** The figures of the form, with what bounds each. */
const FIGURES = {
  early_minutes: { min: 0, max: 1440, word: 'earlyMinutes' },
  break_minutes: { min: 0, max: 120, word: 'breakMinutes' },
  break_reminder_minutes: { min: 0, max: 120, word: 'breakReminder' },
  break_after_minutes: { min: 0, max: 1440, word: 'breakAfter' },
  longest_minutes: { min: 60, max: 1440, word: 'longest' },
  late_minutes: { min: 1, max: 240, word: 'late' },
  near_metres: { min: 50, max: 5000, word: 'metres' },
} as const;

const NAMES = Object.keys(FIGURES) as (keyof typeof FIGURES)[];

type Draft = {
  [Name in Exclude<keyof ClockSetting, keyof typeof FIGURES>]: ClockSetting[Name];
} & { [Name in keyof typeof FIGURES]: number | null };

interface FormProps {
  readonly brandId: string;
  readonly held: AnswerOf<typeof getClockSettings>;
}

/** How a place clocks in; locked from above it is only shown. */
export function ClockForm({ brandId, held }: FormProps) {
  const { t, problem } = useClockWords();
  const client = useClient();
  const form = useForm<Draft, unknown>({
    values: held.value,
    check: (draft) =>
      Object.fromEntries(
        NAMES.map((name) => [name, draft[name] === null && name !== 'late_minutes' ? t('missing') : undefined]),
      ),
    send: (draft) =>
      client.call(setClockSettings, {
        params: { id: brandId },
        body: { value: draft as ClockSetting, version: held.version },
      }),
    onSent: () => toasts.show({ message: t('settings.saved'), tone: 'ok' }),
  });
  const isLocked = held.locked_by !== null;
  return (
    <form {...form.element} className="grid gap-6">
      {held.locked_by !== null && <Alert tone="info">{t('settings.locked', { name: held.locked_by.name })}</Alert>}
      {form.error !== null && (
        <Alert tone="bad" urgent>
          {problem(form.error)}
        </Alert>
      )}
      <RulesCard form={form} isLocked={isLocked} />
      <PositionRules
        brandId={brandId}
        rules={form.values.positions}
        usual={form.values}
        isLocked={isLocked}
        onChange={(positions) => form.set('positions', positions)}
      />
      <NearCard form={form} isLocked={isLocked} />
      <Card title={t('settings.asks')}>
        <div className="grid gap-2">
          {ASKS.map((name) => (
            <Checkbox
              key={name}
              label={t(`settings.${ASK_WORDS[name]}`)}
              checked={form.values[name]}
              disabled={isLocked}
              onChange={({ target }) => form.set(name, target.checked)}
            />
          ))}
        </div>
      </Card>
      <div>
        <Button variant="primary" type="submit" busy={form.busy} disabled={isLocked}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  readonly form: Form<Draft>;
  readonly isLocked: boolean;
}

function Figure({ form, isLocked, name }: PartProps & { name: keyof typeof FIGURES }) {
  const { t } = useClockWords();
  const { word, min, max } = FIGURES[name];
  return <NumberField label={t(`settings.${word}`)} min={min} max={max} disabled={isLocked} {...form.field(name)} />;
}

/** On whose devices, how early, and from when on something is an exception. */
function RulesCard({ form, isLocked }: PartProps) {
  const { t } = useClockWords();
  const answer = (name: 'early' | 'unscheduled') => (
    <AnswerSelect
      name={name}
      value={form.values[name]}
      isLocked={isLocked}
      onChange={(value) => form.set(name, value)}
    />
  );
  return (
    <Card>
      <div className="grid gap-4">
        <Switch
          label={t('settings.own')}
          note={t('settings.ownNote')}
          checked={form.values.own_devices}
          disabled={isLocked}
          onChange={(on) => form.set('own_devices', on)}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Figure form={form} isLocked={isLocked} name="early_minutes" />
          {answer('early')}
          {answer('unscheduled')}
          {(
            [
              'late_minutes',
              'break_minutes',
              'break_after_minutes',
              'break_reminder_minutes',
              'longest_minutes',
            ] as const
          ).map((name) => (
            <Figure key={name} form={form} isLocked={isLocked} name={name} />
          ))}
        </div>
        <p className="text-sm text-ink-2">{t('settings.lateNote')}</p>
      </div>
    </Card>
  );
}

/** How near people have to be. */
function NearCard({ form, isLocked }: PartProps) {
  const { t } = useClockWords();
  return (
    <Card>
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t('settings.nearNote')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label={t('settings.near')}
            placeholder={t('settings.near')}
            options={NEARS.map((id) => ({ id, label: t(`settings.nears.${id}`) }))}
            value={form.values.near}
            disabled={isLocked}
            onChange={(value) => form.set('near', NEARS.find((one) => one === value) ?? 'OFF')}
          />
          {form.values.near !== 'OFF' && <Figure form={form} isLocked={isLocked} name="near_metres" />}
        </div>
      </div>
    </Card>
  );
}
