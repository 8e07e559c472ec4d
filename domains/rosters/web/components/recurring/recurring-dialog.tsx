import { weekdayOf } from '@hearth/domains/scheduling/rules';
import type { PlanningChoices } from '@hearth/domains/scheduling/slots';
import type { Shift } from '@hearth/domains/scheduling/schemas';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { localDay } from '@hearth/kit/local-day';
import { FilterChips } from '@hearth/ui/chip';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import type { RecurringShift } from '../../../contract/recurring-schemas.ts';
import { ReachFields } from './reach-fields.tsx';
import { type RecurringForm, type RecurringValues, useRecurringForm } from './use-recurring-form.ts';
import { useRecurringWords } from './words.ts';

const NOBODY = '';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const LONGEST_CYCLE = 12;

type DialogProps = {
  readonly locationId: string;
  readonly choices: PlanningChoices;
  /** Null: a new one. */
  readonly recurring: RecurringShift | null;
  /** The shift that it was opened from: a new one recurs from its day on. */
  readonly shift: Shift | null;
  readonly onClose: () => void;
};

/** Makes a shift recur, or changes a recurring shift. */
export function RecurringDialog(props: DialogProps) {
  const { recurring, choices, onClose } = props;
  const { t, problem } = useRecurringWords();
  const form = useRecurringForm({ ...props, values: startValues(props) });
  return (
    <FormDialog
      form={form}
      title={t(recurring === null ? 'newTitle' : 'editTitle')}
      description={t(recurring === null ? 'ahead' : 'editNote')}
      submit={t(recurring === null ? 'submitNew' : 'submitEdit')}
      problem={problem}
      confirmLeave
      onClose={onClose}
    >
      <What form={form} choices={choices} />
      <Days form={form} isNew={recurring === null} />
      {recurring !== null && <ReachFields form={form} />}
    </FormDialog>
  );
}

function What({ form, choices }: { readonly form: RecurringForm; readonly choices: PlanningChoices }) {
  const { t } = useRecurringWords();
  const { values } = form;
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label={t('position')}
          placeholder={t('noPosition')}
          options={[{ id: NOBODY, label: t('noPosition') }, ...named(choices.positions)]}
          value={values.position}
          onChange={(id) => form.set('position', id ?? NOBODY)}
        />
        <Select
          label={t('person')}
          placeholder={t('nobody')}
          options={[{ id: NOBODY, label: t('nobody') }, ...named(choices.people)]}
          value={values.person}
          onChange={(id) => form.set('person', id ?? NOBODY)}
        />
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <TextField label={t('start')} type="time" required {...form.text('start')} />
        <TextField label={t('finish')} type="time" required {...form.text('end')} />
        <NumberField label={t('break')} min={0} max={480} {...form.field('pause')} />
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {values.person === NOBODY && <NumberField label={t('quantity')} min={1} max={20} {...form.field('quantity')} />}
        <TextField label={t('shiftNote')} maxLength={500} dir="auto" {...form.text('note')} />
      </div>
    </>
  );
}

function Days({ form, isNew }: { readonly form: RecurringForm; readonly isNew: boolean }) {
  const { t } = useRecurringWords();
  const format = useFormat();
  const { values, field } = form;
  const { error } = field('weekdays');
  return (
    <>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-bold">{t('weekdays')}</legend>
        <FilterChips
          label={t('weekdays')}
          chips={WEEKDAYS.map((day) => ({ id: String(day), label: format.weekday(day, 'short') }))}
          chosen={values.weekdays}
          onChange={(chosen) => form.set('weekdays', [...chosen])}
        />
        {error !== undefined && (
          <p role="alert" className="text-sm text-bad">
            {error}
          </p>
        )}
      </fieldset>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <Select
          label={t('cycle')}
          placeholder={t('cycle')}
          options={Array.from({ length: LONGEST_CYCLE }, (_, index) => ({
            id: String(index + 1),
            label: t('cycles', { count: index + 1 }),
          }))}
          value={values.every}
          onChange={(every) => form.set('every', every ?? '1')}
        />
        {isNew && <DayField label={t('first')} {...field('first')} />}
        <DayField label={t('last')} optionalHint={t('optional')} {...field('last')} />
      </div>
    </>
  );
}

const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ id, label: name }));

function startValues({ recurring, shift }: Pick<DialogProps, 'recurring' | 'shift'>): RecurringValues {
  const content = recurring ?? shift;
  const first = recurring?.starts_on ?? shift?.date ?? localDay(new Date(), deviceZone());
  return {
    position: content?.position_id ?? NOBODY,
    person: content?.employee_id ?? NOBODY,
    start: content?.start ?? '',
    end: content?.end ?? '',
    pause: content?.unpaid_break_minutes ?? 0,
    quantity: recurring?.quantity ?? 1,
    note: content?.note ?? '',
    weekdays: (recurring?.weekdays ?? [weekdayOf(first)]).map(String),
    every: String(recurring?.every_weeks ?? 1),
    first,
    last: recurring?.ends_on ?? null,
    reach: recurring !== null && shift !== null ? 'later' : 'all',
    from: shift?.date ?? recurring?.next_on ?? null,
  };
}
