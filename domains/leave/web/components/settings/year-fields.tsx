import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { useLeaveWords } from '../../words.ts';
import type { PolicyForm } from './policy-dialog.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const YEARS = ['DATE', 'HIRE'] as const;

/** A day of the year: its month and its number. */
export function DayOfYearFields(props: {
  month: number;
  day: number | null;
  disabled?: boolean;
  onMonth: (month: number) => void;
  onDay: (day: number | null) => void;
}) {
  const { t, format } = useLeaveWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-3">
      <Select
        label={t('policy.month')}
        placeholder={t('policy.month')}
        disabled={props.disabled}
        options={MONTHS.map((month) => ({ id: String(month), label: format.month(month) }))}
        value={String(props.month)}
        onChange={(month) => props.onMonth(Number(month ?? 1))}
      />
      <NumberField
        label={t('policy.day')}
        min={1}
        max={31}
        disabled={props.disabled}
        value={props.day}
        onChange={props.onDay}
      />
    </div>
  );
}

/** When the year of a policy begins. */
export function YearFields({ form, isFixed }: { form: PolicyForm; isFixed: boolean }) {
  const { t } = useLeaveWords();
  const { year, month, day } = form.values;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label={t('policy.year')}
        placeholder={t('policy.year')}
        disabled={isFixed}
        options={YEARS.map((id) => ({ id, label: t(`policy.years.${id}`) }))}
        value={year}
        onChange={(value) => form.set('year', value === 'HIRE' ? 'HIRE' : 'DATE')}
      />
      {year === 'DATE' && (
        <DayOfYearFields
          month={month}
          day={day}
          disabled={isFixed}
          onMonth={(next) => form.set('month', next)}
          onDay={(next) => form.set('day', next)}
        />
      )}
    </div>
  );
}
