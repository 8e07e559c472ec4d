import { useClient } from '@hearth/client/context';
import { hasPermission, useBrand } from '@hearth/client/person';
import { Slot } from '@hearth/client/slots';
import { type Form, useForm } from '@hearth/client/use-form';
import { useFormat } from '@hearth/i18n/use-format';
import { fractionDigits } from '@hearth/kit/currency';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import { changeEmployment } from '../../../contract/employment-endpoints.ts';
import type { Employment } from '../../../contract/employment-schemas.ts';
import type { Employee } from '../../../contract/schemas.ts';
import { useCurrencyAt, usePositions } from '../../api.ts';
import type { LocationRef } from '../../draft.ts';
import { fullName, useTeamPhrases } from '../../words.ts';
import { EMPLOYMENT_EFFECT } from '../../slots.ts';
import { PlaceField } from '../place-field.tsx';
import { changedParts } from './changed-parts.ts';
import { useEmploymentWords } from './words.ts';

/** What a change can set; what is as it was is not sent. */
export type ChangeDraft = {
  from: string | null;
  place: LocationRef | null;
  keepsPlace: boolean;
  position: string;
  further: string[];
  hours: number | null;
  pay: number | null;
  payFor: string;
};

const ALL = 'ALL';
const WEEK_HOURS = 168;

interface ChangeProps {
  readonly employee: Employee;
  readonly employment: Employment;
  readonly onClose: () => void;
}

function useChangeForm({ employee, employment, onClose }: ChangeProps, currency: string) {
  const { t } = useEmploymentWords();
  const { date } = useFormat();
  const brand = useBrand();
  const client = useClient();
  return useForm<ChangeDraft, Employment>({
    values: {
      from: employment.today,
      place: { id: employee.location_id, name: employee.location_name },
      keepsPlace: true,
      position: employee.position?.id ?? '',
      further: employee.further_position_ids,
      hours: employee.contract_minutes_per_week === null ? null : employee.contract_minutes_per_week / 60,
      pay: null,
      payFor: ALL,
    },
    check: (draft) => ({
      from: draft.from === null ? t('required') : undefined,
      place: draft.place === null ? t('required') : undefined,
      position: Object.keys(changedParts(draft, employee, currency)).length === 0 ? t('change.nothing') : undefined,
    }),
    send: (draft) =>
      client.call(changeEmployment, {
        params: { id: brand.id, employee_id: employee.id },
        body: { version: employment.version, from: draft.from ?? '', ...changedParts(draft, employee, currency) },
      }),
    onSent: (_answer, draft) => {
      toasts.show({ message: t('change.saved', { day: date(draft.from ?? '', 'long') }) });
      onClose();
    },
  });
}

/** Asks what changes from which day on, and says what that does to shifts before it is saved. */
export function ChangeDialog(props: ChangeProps) {
  const { employee, onClose } = props;
  const { t, problem } = useEmploymentWords();
  const brand = useBrand();
  const currency = useCurrencyAt(employee.location_id);
  const form = useChangeForm(props, currency);
  return (
    <FormDialog
      form={form}
      title={t('change.title', { name: fullName(employee) })}
      submit={t('change.save')}
      problem={problem}
      onClose={onClose}
    >
      <DayField label={t('change.from')} required min={employee.hire_date ?? undefined} {...form.field('from')} />
      <WorkFields form={form} employee={employee} hasMoved={form.values.place?.id !== employee.location_id} />
      {hasPermission(brand, 'VIEW_PAY') && <PayFields form={form} currency={currency} />}
      <Effect draft={form.values} employee={employee} currency={currency} />
    </FormDialog>
  );
}

interface FieldsProps {
  readonly form: Form<ChangeDraft>;
}

function usePositionOptions(): { id: string; label: string }[] {
  return (usePositions().data?.positions ?? []).map(({ id, name }) => ({ id, label: name }));
}

function WorkFields({ form, employee, hasMoved }: FieldsProps & { employee: Employee; hasMoved: boolean }) {
  const { t } = useEmploymentWords();
  const team = useTeamPhrases();
  const options = usePositionOptions();
  const { values } = form;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label={team.t('form.position')}
        placeholder={team.t('table.noPosition')}
        options={options}
        {...form.field('position')}
      />
      <Select
        multiple
        label={t('change.further')}
        placeholder={t('change.noFurther')}
        options={options.filter(({ id }) => id !== values.position)}
        {...form.field('further')}
      />
      <PlaceField place={values.place} error={form.fault('place')} onChange={(place) => form.set('place', place)} />
      <NumberField label={team.t('form.hours')} min={0} max={WEEK_HOURS} step={0.25} {...form.field('hours')} />
      {hasMoved && (
        <Checkbox
          label={t('change.keepsPlace', { place: employee.location_name })}
          checked={values.keepsPlace}
          onChange={(event) => form.set('keepsPlace', event.currentTarget.checked)}
        />
      )}
    </div>
  );
}

function PayFields({ form, currency }: FieldsProps & { currency: string }) {
  const { t } = useEmploymentWords();
  const team = useTeamPhrases();
  const { position, further } = form.values;
  const digits = fractionDigits(currency);
  const held = usePositionOptions().filter(({ id }) => id === position || further.includes(id));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <NumberField
        label={team.t('form.pay')}
        optionalHint={team.t('form.payIn', { currency })}
        min={0}
        format={{ minimumFractionDigits: digits, maximumFractionDigits: digits }}
        {...form.field('pay')}
      />
      <Select
        label={t('change.payFor')}
        placeholder={t('ownPay')}
        options={[{ id: ALL, label: t('ownPay') }, ...held]}
        {...form.field('payFor')}
      />
    </div>
  );
}

/** What other domains say of the change, once it moves somebody or takes a position. */
function Effect({ draft, employee, currency }: { draft: ChangeDraft; employee: Employee; currency: string }) {
  const { places, positions } = changedParts(draft, employee, currency);
  if (draft.from === null || (places === undefined && positions === undefined)) return null;
  return (
    <Slot
      of={EMPLOYMENT_EFFECT}
      with={{
        employeeId: employee.id,
        from: draft.from,
        lastDay: null,
        locationIds: places === undefined ? null : [places.location_id, ...places.further_ids],
        positionIds: positions === undefined ? null : [positions.position_id ?? [], positions.further_ids].flat(),
      }}
    />
  );
}
