import { Checkbox } from '@hearth/ui/checkbox';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { useLeaveWords } from '../../words.ts';
import type { PolicyForm } from './policy-dialog.tsx';
import { DayOfYearFields } from './year-fields.tsx';

const ROUNDINGS = ['SMALLEST', 'HALF', 'WHOLE'] as const;
const CARRIES = ['ALL', 'NONE', 'MOST'] as const;
const BEYONDS = ['REFUSE', 'WARN'] as const;

/** The rules that most policies leave as they are. */
export function MoreRules({ form }: { form: PolicyForm }) {
  const { t } = useLeaveWords();
  const { values } = form;
  return (
    <div className="grid items-start gap-4 p-3 sm:grid-cols-2">
      <CarryFields form={form} />
      <NumberField
        label={t('policy.most')}
        optionalHint={t('optional')}
        min={0}
        max={3000}
        step={0.5}
        {...form.field('most')}
      />
      <Select
        label={t('policy.beyond')}
        placeholder={t('policy.beyond')}
        options={BEYONDS.map((id) => ({ id, label: t(`policy.beyonds.${id}`) }))}
        value={values.beyond}
        onChange={(value) => form.set('beyond', value === 'REFUSE' ? 'REFUSE' : 'WARN')}
      />
      <NumberField label={t('policy.below')} min={0} max={366} step={0.5} {...form.field('below')} />
      <NumberField label={t('policy.waiting')} min={0} max={1000} step={1} {...form.field('waiting')} />
      <Select
        label={t('policy.rounding')}
        placeholder={t('policy.rounding')}
        options={ROUNDINGS.map((id) => ({ id, label: t(`policy.roundings.${id}`) }))}
        value={values.rounding}
        onChange={(value) => form.set('rounding', ROUNDINGS.find((one) => one === value) ?? values.rounding)}
      />
      <NumberField
        label={t('policy.weekDays')}
        help={t('policy.weekDaysHelp')}
        min={1}
        max={7}
        step={1}
        {...form.field('weekDays')}
      />
      <NumberField label={t('policy.dayHours')} min={1} max={24} step={0.25} {...form.field('dayHours')} />
    </div>
  );
}

/** What comes over into the next year, and until when. */
function CarryFields({ form }: { form: PolicyForm }) {
  const { t } = useLeaveWords();
  const { carry, lapses, lapseMonth, lapseDay } = form.values;
  return (
    <div className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-2">
      <Select
        label={t('policy.carry')}
        placeholder={t('policy.carry')}
        options={CARRIES.map((id) => ({ id, label: t(`policy.carries.${id}`) }))}
        value={carry}
        onChange={(value) => form.set('carry', CARRIES.find((one) => one === value) ?? carry)}
      />
      {carry === 'MOST' && (
        <NumberField label={t('policy.carryMost')} min={0} max={3000} step={0.5} {...form.field('carryMost')} />
      )}
      {carry !== 'NONE' && (
        <Checkbox
          label={t('policy.carryUntil')}
          className="sm:col-span-2"
          checked={lapses}
          onChange={({ target }) => form.set('lapses', target.checked)}
        />
      )}
      {carry !== 'NONE' && lapses && (
        <DayOfYearFields
          month={lapseMonth}
          day={lapseDay}
          onMonth={(next) => form.set('lapseMonth', next)}
          onDay={(next) => form.set('lapseDay', next)}
        />
      )}
    </div>
  );
}
