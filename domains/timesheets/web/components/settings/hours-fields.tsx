import type { Form } from '@hearth/client/use-form';
import { Alert } from '@hearth/ui/alert';
import { Checkbox } from '@hearth/ui/checkbox';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { useTimesheetWords } from '../../words.ts';
import type { Packs, RulesDraft } from './rules-form.tsx';

const PACKS = ['none', 'contract', 'us', 'us-ca', 'fr', 'fr-hcr', 'de', 'de-night', 'es', 'pl', 'uk', 'tr'] as const;
const ROUNDINGS = ['none', '5', '15'] as const;
const MINUTES_PER_HOUR = 60;
/** Hours after midnight at which a workday can begin. */
const STARTS = [0, 1, 2, 3, 4, 5, 6] as const;

interface HoursFieldsProps {
  readonly form: Form<RulesDraft>;
  readonly packs: Packs;
  readonly isFixed: boolean;
}

/** How hours are counted: overtime, rounding, breaks, workdays, leave. */
export function HoursFields({ form, packs, isFixed }: HoursFieldsProps) {
  const { t, format } = useTimesheetWords();
  const { values } = form;
  const pack = packs.find(({ code }) => code === values.pack);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="grid gap-1 sm:col-span-2">
        <Select
          label={t('settings.pack')}
          placeholder={t('settings.pack')}
          disabled={isFixed}
          help={values.pack === 'none' ? undefined : t('settings.verify')}
          options={PACKS.filter((id) => packs.some(({ code }) => code === id)).map((id) => ({
            id,
            label: t(`settings.packs.${id}`),
          }))}
          value={values.pack}
          onChange={(value) => form.set('pack', value ?? values.pack)}
        />
        <span className="flex flex-wrap gap-3">
          {pack?.sources.map((source, index) => (
            <a key={source} href={source} target="_blank" rel="noreferrer" className={TEXT_LINK}>
              {t('settings.source', { number: index + 1 })}
            </a>
          ))}
        </span>
      </div>
      <Select
        label={t('settings.rounding')}
        placeholder={t('settings.rounding')}
        disabled={isFixed}
        help={t('settings.roundingHelp')}
        options={ROUNDINGS.map((id) => ({ id, label: t(`settings.roundings.${id}`) }))}
        value={values.rounding === null ? 'none' : String(values.rounding)}
        onChange={(value) => form.set('rounding', value === '5' ? 5 : value === '15' ? 15 : null)}
      />
      <Select
        label={t('settings.dayStart')}
        placeholder={t('settings.dayStart')}
        disabled={isFixed}
        help={t('settings.dayStartHelp')}
        options={STARTS.map((hour) => ({
          id: String(hour * MINUTES_PER_HOUR),
          label: format.time(`0${String(hour)}:00`),
        }))}
        value={String(values.day_start)}
        onChange={(value) => form.set('day_start', Number(value ?? values.day_start))}
      />
      {values.rounding !== null && pack?.warns_of_rounding === true && (
        <div className="sm:col-span-2">
          <Alert tone="warn">{t('settings.roundingWarning')}</Alert>
        </div>
      )}
      <NumberField label={t('settings.paidBreak')} min={0} max={120} step={5} {...form.field('paid_break')} />
      <NumberField label={t('settings.far')} min={0} max={600} step={5} {...form.field('far_from_plan')} />
      <NumberField label={t('settings.leaveDay')} min={0} max={1440} step={15} {...form.field('leave_day')} />
      <div className="grid gap-2 sm:col-span-2">
        <Checkbox
          label={t('settings.paysLeave')}
          checked={values.pays_leave}
          onChange={({ target }) => form.set('pays_leave', target.checked)}
        />
        <Checkbox
          label={t('settings.showsPay')}
          checked={values.shows_pay}
          onChange={({ target }) => form.set('shows_pay', target.checked)}
        />
      </div>
    </div>
  );
}
