import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { Checkbox } from '@hearth/ui/checkbox';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { createQualification, updateQualification } from '../../contract/endpoints.ts';
import type { Kind, Qualification } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const KINDS = ['CERTIFICATE', 'SKILL'] as const satisfies readonly Kind[];
const LEVELS = ['first', 'second', 'third'] as const;
const MOST_MONTHS = 240;

/** Adds a qualification at the brand in view, or edits one of it. */
export function QualificationDialog({
  qualification,
  onClose,
}: {
  readonly qualification?: Qualification;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const form = useQualificationForm(qualification, onClose);
  const isNew = qualification === undefined;
  return (
    <FormDialog
      form={form}
      title={t(isNew ? 'form.new' : 'form.edit')}
      submit={t(isNew ? 'form.add' : 'form.save')}
      problem={problem}
      onClose={onClose}
    >
      <TextField label={t('form.name')} autoFocus maxLength={80} {...form.text('name')} />
      {isNew && (
        <SegmentedControl
          label={t('form.kind')}
          segments={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={form.values.kind}
          onChange={(kind) => form.set('kind', kind)}
          wide
        />
      )}
      {form.values.kind === 'SKILL' ? <SkillFields form={form} /> : <CertificateFields form={form} />}
    </FormDialog>
  );
}

type QualificationForm = ReturnType<typeof useQualificationForm>;

/** What a qualification is called and needs, and how that is sent. */
function useQualificationForm(qualification: Qualification | undefined, onSent: () => void) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [key] = useState(newId);
  const [first = '', second = '', third = ''] = qualification?.level_names ?? [];
  return useForm({
    values: {
      name: qualification?.name ?? '',
      kind: (qualification?.kind ?? 'CERTIFICATE') as Kind,
      first,
      second,
      third,
      months: qualification?.months_valid ?? null,
      authority: qualification?.authority ?? '',
      needsNumber: qualification?.needs_number ?? false,
      needsIssuer: qualification?.needs_issuer ?? false,
      needsFile: qualification?.needs_file ?? true,
    },
    check: ({ name, kind, ...values }) => ({
      name: name.trim() === '' ? t('form.nameMissing') : undefined,
      third: kind === 'SKILL' && hasGap(LEVELS.map((level) => values[level])) ? t('form.levelsGap') : undefined,
    }),
    send: ({ kind, ...values }) => {
      const isSkill = kind === 'SKILL';
      const content = {
        name: values.name.trim(),
        level_names: isSkill ? LEVELS.map((level) => values[level].trim()).filter((name) => name !== '') : [],
        months_valid: isSkill ? null : values.months,
        needs_number: !isSkill && values.needsNumber,
        needs_issuer: !isSkill && values.needsIssuer,
        needs_file: !isSkill && values.needsFile,
        authority: isSkill ? '' : values.authority.trim(),
      };
      return qualification === undefined
        ? client.call(createQualification, {
            params: { id: brand.id },
            body: { ...content, kind, idempotency_key: key },
          })
        : client.call(updateQualification, {
            params: { id: brand.id, qualification_id: qualification.id },
            body: { ...content, version: qualification.version },
          });
    },
    refusedAt: (refused) => (refused.code === 'QUALIFICATION_NAME_TAKEN' ? { name: problem(refused) } : {}),
    onSent,
  });
}

/** The names of a skill's levels. */
function SkillFields({ form }: { readonly form: QualificationForm }) {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-2">
      <legend className="font-bold">{t('form.levels')}</legend>
      <p className="text-sm text-ink-2">{t('form.levelsHelp')}</p>
      {LEVELS.map((level, index) => (
        <TextField
          key={level}
          label={t('form.level', { number: index + 1 })}
          optionalHint={t('optional')}
          maxLength={40}
          {...form.text(level)}
        />
      ))}
    </fieldset>
  );
}

/** How long a certificate lasts, who issues it, and what its records need. */
function CertificateFields({ form }: { readonly form: QualificationForm }) {
  const { t } = useWords();
  return (
    <>
      <NumberField
        label={t('form.months')}
        optionalHint={t('optional')}
        help={t('form.monthsHelp')}
        min={1}
        max={MOST_MONTHS}
        {...form.field('months')}
      />
      <TextField
        label={t('form.authority')}
        optionalHint={t('optional')}
        help={t('form.authorityHelp')}
        maxLength={120}
        {...form.text('authority')}
      />
      {(
        [
          ['needsNumber', 'form.needsNumber'],
          ['needsIssuer', 'form.needsIssuer'],
          ['needsFile', 'form.needsFile'],
        ] as const
      ).map(([field, label]) => (
        <Checkbox
          key={field}
          label={t(label)}
          checked={form.values[field]}
          onChange={({ target }) => form.set(field, target.checked)}
        />
      ))}
    </>
  );
}

/** Whether a level is named after one that is not. */
function hasGap(names: readonly string[]): boolean {
  const firstEmpty = names.findIndex((name) => name.trim() === '');
  return firstEmpty !== -1 && names.slice(firstEmpty).some((name) => name.trim() !== '');
}
