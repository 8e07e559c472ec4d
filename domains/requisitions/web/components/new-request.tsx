import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { searchBrands } from '@hearth/domains/core/contract';
import { localDay } from '@hearth/kit/local-day';
import { ChoiceField } from '@hearth/ui/choice-field';
import { ComboBox } from '@hearth/ui/combo-box';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useDeferredValue, useState } from 'react';
import type { RequestCost } from '../../contract/budget-schemas.ts';
import type { Requisition, RequisitionReason } from '../../contract/schemas.ts';
import { useRequestChanges } from '../api.ts';
import { CostFields, parseCost, useCostPreview } from './budget/cost-fields.tsx';
import type { RequestValues } from './budget/cost-fields.tsx';
import { useBudgetWords } from './budget/words.ts';
import { useWords } from '../words.ts';

const REASONS: readonly RequisitionReason[] = ['REPLACEMENT', 'GROWTH', 'SEASON', 'OPENING', 'COVER'];

/** What the server calls the fields of the form. */
const FIELD_OF: Readonly<Record<string, keyof RequestValues | undefined>> = {
  cost: 'hours',
  'cost.weekly_minutes': 'hours',
  'cost.pay_from': 'from',
  'cost.pay_to': 'to',
};

/** The form for a new hiring request. */
export function NewRequest({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const [today] = useState(() => localDay(new Date(), brand.timeZone));
  const { form, preview } = useRequestForm(onClose);
  const { values } = form;
  return (
    <FormDialog
      form={form}
      title={t('new')}
      submit={t('send')}
      problem={problem}
      onClose={onClose}
      className="grid gap-5"
    >
      <PlaceField value={values.brand_id} onChange={(id) => form.set('brand_id', id)} />
      <TextField label={t('position')} maxLength={80} dir="auto" {...form.text('position_name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label={t('headcount')}
          value={values.headcount}
          min={1}
          max={500}
          error={form.fault('headcount')}
          onChange={(headcount) => form.set('headcount', headcount ?? 1)}
        />
        <DayField label={t('needed')} optionalHint={t('optional')} min={today} {...form.field('needed_by')} />
      </div>
      <ChoiceField
        label={t('reason')}
        placeholder={t('reason')}
        value={values.reason}
        options={REASONS.map((id) => ({ id, label: t(`reasons.${id}`) }))}
        onChange={(id) => form.set('reason', REASONS.find((reason) => reason === id) ?? 'REPLACEMENT')}
      />
      <CostFields form={form} preview={preview} />
      <TextArea
        label={t('note')}
        optionalHint={t('optional')}
        rows={3}
        maxLength={500}
        dir="auto"
        {...form.text('note')}
      />
    </FormDialog>
  );
}

/** Returns the request form with its estimated cost; a budget asks for more fields. */
function useRequestForm(onClose: () => void): { form: Form<RequestValues>; preview: RequestCost | undefined } {
  const { t } = useWords();
  const { t: budget } = useBudgetWords();
  const brand = useBrand();
  const { create } = useRequestChanges();
  const toCost = (values: RequestValues) => (preview === undefined ? null : parseCost(values, preview.currency));
  const isNeeded = ({ hours, from, to }: RequestValues): boolean =>
    hours !== null || from !== null || to !== null || (preview?.budget ?? null) !== null;
  const missing = (isMissing: boolean): string | undefined => (isMissing ? t('required') : undefined);
  const asksWhy = (values: RequestValues): boolean =>
    toCost(values) !== null && preview?.budget?.over === 'ASK' && preview.budget.over_by !== null;
  const form: Form<RequestValues> = useForm<RequestValues, Requisition>({
    values: {
      brand_id: brand.id,
      position_name: '',
      headcount: 1,
      needed_by: null,
      reason: 'REPLACEMENT',
      note: '',
      over_reason: '',
      hours: null,
      from: null,
      to: null,
    },
    check: (values) => ({
      position_name: values.position_name.trim() === '' ? t('positionMissing') : undefined,
      hours: missing(values.hours === null && isNeeded(values)),
      from: missing(values.from === null && isNeeded(values)),
      over_reason: asksWhy(values) && values.over_reason.trim() === '' ? budget('whyMissing') : undefined,
    }),
    send: (values) => {
      const { hours: _hours, from: _from, to: _to, ...content } = values;
      const position = content.position_name.trim();
      const body = { ...content, position_name: position, note: content.note.trim(), cost: toCost(values) };
      return create.mutateAsync({ params: { id: brand.id }, body });
    },
    fieldOf: (sent) => FIELD_OF[sent] ?? (sent as keyof RequestValues),
    onSent: (made) => {
      const words = { position: made.position_name, status: t(`status.${made.status}`) };
      toasts.show({ message: t('became', words), tone: 'ok' });
      onClose();
    },
  });
  const preview = useCostPreview(form.values);
  return { form, preview };
}

/** Field for the current brand as a whole, or one of its locations. */
function PlaceField({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const { t } = useWords();
  const brand = useBrand();
  const [words, setWords] = useState('');
  const term = useDeferredValue(words);
  const isLocation = brand.type === 'LOCATION';
  const found = useCall(
    searchBrands,
    { params: { id: brand.id }, body: { term, type: 'LOCATION' } },
    { keepPrevious: true, enabled: !isLocation },
  );
  if (isLocation) return null;
  const locations = (found.data?.brands ?? []).map(({ id, name, city }) => ({ id, label: name, note: city ?? '' }));
  return (
    <ComboBox
      label={t('where')}
      emptyText={t('whereNone')}
      options={[{ id: brand.id, label: t('everywhere', { name: brand.name }) }, ...locations]}
      value={value}
      onChange={(id) => onChange(id ?? brand.id)}
      onSearch={setWords}
      busy={found.isFetching}
    />
  );
}
