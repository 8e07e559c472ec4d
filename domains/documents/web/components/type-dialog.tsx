import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { listPositions } from '@hearth/domains/team/contract';
import { newId } from '@hearth/kit/id';
import { areCountryCodes, toCountryCodes } from '@hearth/kit/text/country-codes';
import { Checkbox } from '@hearth/ui/checkbox';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { DOCUMENT_CLASSES, LONGEST_KEEP_MONTHS } from '../../contract/classes.ts';
import { createDocumentType, updateDocumentType } from '../../contract/endpoints.ts';
import type { DocumentType } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** What a new type begins with: nothing is kept for ever because nobody thought of it. */
const USUAL_MONTHS = 36;
const MOST_COUNTRIES = 20;
const MOST_POSITIONS = 50;

/** Adds a type of document at the brand in view, or edits one of it. */
export function TypeDialog({ type, onClose }: { readonly type?: DocumentType; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const form = useTypeForm(type, onClose);
  const isNew = type === undefined;
  return (
    <FormDialog
      form={form}
      title={t(isNew ? 'form.new' : 'form.edit')}
      submit={t(isNew ? 'form.add' : 'form.save')}
      problem={problem}
      onClose={onClose}
    >
      <TextField label={t('form.name')} autoFocus maxLength={80} {...form.text('name')} />
      <Select
        label={t('form.class')}
        placeholder={t('form.class')}
        help={t('form.classHelp')}
        value={form.values.restricted}
        options={DOCUMENT_CLASSES.map((id) => ({ id, label: t(`classes.${id}`) }))}
        onChange={(id) => form.set('restricted', DOCUMENT_CLASSES.find((one) => one === id) ?? 'NONE')}
      />
      <TextField
        label={t('form.hint')}
        optionalHint={t('optional')}
        help={t('form.hintHelp')}
        maxLength={200}
        {...form.text('hint')}
      />
      {(
        [
          ['expires', 'form.expires'],
          ['employeeSends', 'form.employeeSends'],
          ['needsReview', 'form.needsReview'],
          ['required', 'form.required'],
        ] as const
      ).map(([field, label]) => (
        <Checkbox
          key={field}
          label={t(label)}
          checked={form.values[field]}
          disabled={field === 'needsReview' && !form.values.employeeSends}
          onChange={({ target }) => form.set(field, target.checked)}
        />
      ))}
      <NumberField
        label={t('form.keep')}
        help={t('form.keepHelp')}
        min={1}
        max={LONGEST_KEEP_MONTHS}
        value={form.values.keepMonths}
        onChange={(months) => form.set('keepMonths', months)}
      />
      {form.values.required && <ConditionFields form={form} />}
    </FormDialog>
  );
}

type TypeForm = ReturnType<typeof useTypeForm>;

/** What a type is called and asks for, and how that is sent. */
function useTypeForm(type: DocumentType | undefined, onSent: () => void) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [key] = useState(newId);
  return useForm({
    values: {
      name: type?.name ?? '',
      restricted: type?.restricted_class ?? 'NONE',
      hint: type?.hint ?? '',
      expires: type?.expires ?? false,
      employeeSends: type?.employee_sends ?? true,
      needsReview: type?.needs_review ?? true,
      required: type?.required ?? false,
      countries: (type?.countries ?? []).join(', '),
      positions: type?.position_ids ?? [],
      minorsOnly: type?.minors_only ?? false,
      keepMonths: type === undefined ? USUAL_MONTHS : type.keep_months,
    },
    check: ({ name, countries }) => {
      const isWrong = !areCountryCodes(toCountryCodes(countries), MOST_COUNTRIES);
      return {
        name: name.trim() === '' ? t('form.nameMissing') : undefined,
        countries: isWrong ? t('form.countriesWrong') : undefined,
      };
    },
    send: (values) => {
      const content = {
        name: values.name.trim(),
        restricted_class: values.restricted,
        hint: values.hint.trim(),
        expires: values.expires,
        employee_sends: values.employeeSends,
        needs_review: values.needsReview,
        required: values.required,
        countries: values.required ? toCountryCodes(values.countries) : [],
        position_ids: values.required ? [...values.positions] : [],
        minors_only: values.required && values.minorsOnly,
        keep_months: values.keepMonths,
      };
      return type === undefined
        ? client.call(createDocumentType, { params: { id: brand.id }, body: { ...content, idempotency_key: key } })
        : client.call(updateDocumentType, {
            params: { id: brand.id, type_id: type.id },
            body: { ...content, version: type.version },
          });
    },
    refusedAt: (refused) => (refused.code === 'DOCUMENT_TYPE_NAME_TAKEN' ? { name: problem(refused) } : {}),
    onSent,
  });
}

/** Who must have it: everyone, or those of some countries, positions or under 18. */
function ConditionFields({ form }: { readonly form: TypeForm }) {
  const { t } = useWords();
  const brand = useBrand();
  const positions = useCall(listPositions, { params: { id: brand.id } }).data?.positions ?? [];
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-bold">{t('form.who')}</legend>
      <Select
        multiple
        label={t('form.positions')}
        placeholder={t('form.everyone')}
        value={form.values.positions}
        options={positions.map(({ id, name }) => ({ id, label: name }))}
        onChange={(ids) => form.set('positions', ids.slice(0, MOST_POSITIONS))}
      />
      <TextField
        label={t('form.countries')}
        optionalHint={t('optional')}
        help={t('form.countriesHelp')}
        maxLength={100}
        {...form.text('countries')}
      />
      <Checkbox
        label={t('form.minorsOnly')}
        note={t('form.minorsHelp')}
        checked={form.values.minorsOnly}
        onChange={({ target }) => form.set('minorsOnly', target.checked)}
      />
    </fieldset>
  );
}
