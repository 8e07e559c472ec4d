import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { listDocumentTypes } from '@hearth/domains/documents/contract';
import { listAgreements } from '@hearth/domains/signatures/contract';
import { listPositions } from '@hearth/domains/team/contract';
import { areCountryCodes, toCountryCodes } from '@hearth/kit/text/country-codes';
import { Checkbox } from '@hearth/ui/checkbox';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { FORM_FIELDS, STEP_KINDS } from '../../contract/choices.ts';
import type { Condition, Purpose, TemplateStep } from '../../contract/schemas.ts';
import { ownersOf } from '../../rules/template-steps.ts';
import { kindKey, sideKey } from '../purpose-words.ts';
import { useWords } from '../words.ts';

interface FieldsProps {
  readonly purpose: Purpose;
  readonly step: TemplateStep;
  /** The steps that it can come after. */
  readonly above: readonly TemplateStep[];
  /** Whether saving was tried: what is missing is said. */
  readonly tried: boolean;
  readonly onChange: (step: TemplateStep) => void;
}

/** Everything that a template says of a step. */
export function StepFields({ purpose, step, above, tried, onChange }: FieldsProps) {
  const { t } = useWords();
  const set = (change: Partial<TemplateStep>): void => onChange({ ...step, ...change });
  const owners = ownersOf(step.kind);
  const isAgreement = step.kind === 'SIGN' && (step.agreement_id ?? null) !== null;
  const needsText = step.kind === 'READ' || (step.kind === 'SIGN' && !isAgreement);
  const missing = (is: boolean): string | undefined => (tried && is ? t('required') : undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('template.kind')}
          placeholder={t('template.kind')}
          value={step.kind}
          options={STEP_KINDS.map((id) => ({ id, label: t(kindKey(purpose, id)) }))}
          onChange={(id) => set({ kind: STEP_KINDS.find((one) => one === id) ?? step.kind })}
        />
        <Select
          label={t('template.owner')}
          placeholder={t('template.owner')}
          value={step.owner}
          options={owners.map((id) => ({ id, label: t(sideKey(purpose, id)) }))}
          onChange={(id) => set({ owner: owners.find((one) => one === id) ?? step.owner })}
        />
      </div>
      <TextField
        label={t('template.stepTitle')}
        value={step.title}
        maxLength={120}
        dir="auto"
        error={missing(step.title.trim() === '')}
        onChange={(event) => set({ title: event.target.value })}
      />
      {step.kind === 'SIGN' && (
        <AgreementField id={step.agreement_id ?? null} onChange={(id) => set({ agreement_id: id })} />
      )}
      <TextArea
        label={t('template.text')}
        help={t('template.textHelp')}
        optionalHint={needsText ? undefined : t('optional')}
        rows={needsText ? 8 : 3}
        maxLength={8000}
        dir="auto"
        value={step.text}
        error={missing(needsText && step.text.trim() === '')}
        onChange={(event) => set({ text: event.target.value })}
      />
      {step.kind === 'FORM' && (
        <Select
          multiple
          label={t('template.fields')}
          placeholder={t('template.fields')}
          value={step.fields}
          options={FORM_FIELDS.map((id) => ({ id, label: t(`field.${id}`) }))}
          error={missing(step.fields.length === 0)}
          onChange={(ids) => set({ fields: FORM_FIELDS.filter((id) => ids.includes(id)) })}
        />
      )}
      {step.kind === 'UPLOAD' && <DocumentTypeField step={step} onSet={set} />}
      {step.owner === 'HIRE' && (
        <TextField
          label={t('template.why')}
          optionalHint={t('optional')}
          value={step.why}
          maxLength={300}
          dir="auto"
          onChange={(event) => set({ why: event.target.value })}
        />
      )}
      <WhenFields purpose={purpose} step={step} above={above} onSet={set} />
      <ConditionFields condition={step.condition} onChange={(condition) => set({ condition })} />
    </div>
  );
}

/** The type of document that the file becomes once it is approved. */
function DocumentTypeField({
  step,
  onSet,
}: {
  readonly step: TemplateStep;
  readonly onSet: (change: Partial<TemplateStep>) => void;
}) {
  const { t } = useWords();
  const brand = useBrand();
  const types = useCall(listDocumentTypes, { params: { id: brand.id }, query: {} }).data?.types ?? [];
  if (types.length === 0) return null;
  return (
    <Select
      label={t('template.documentType')}
      help={t('template.documentTypeHelp')}
      placeholder={t('template.noDocument')}
      value={step.document_type_id ?? ''}
      options={[{ id: '', label: t('template.noDocument') }, ...types.map(({ id, name }) => ({ id, label: name }))]}
      onChange={(id) => onSet({ document_type_id: id === null || id === '' ? null : id })}
    />
  );
}

/** When a step is due, what comes before it, and how strict it is. */
function WhenFields({
  purpose,
  step,
  above,
  onSet: set,
}: {
  readonly purpose: Purpose;
  readonly step: TemplateStep;
  readonly above: readonly TemplateStep[];
  readonly onSet: (change: Partial<TemplateStep>) => void;
}) {
  const { t } = useWords();
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberField
          label={t(`template.offsetOf.${purpose}`)}
          help={t('template.offsetHelp')}
          min={-60}
          max={180}
          value={step.offset_days}
          onChange={(days) => set({ offset_days: days ?? 0 })}
        />
        <Select
          label={t('template.after')}
          placeholder={t('template.after')}
          value={step.after ?? ''}
          options={[
            { id: '', label: t('template.afterNothing') },
            ...above.map(({ id, title }) => ({ id, label: title.trim() || t('template.untitled') })),
          ]}
          onChange={(id) => set({ after: id === null || id === '' ? null : id })}
        />
      </div>
      <Checkbox
        label={t(`requiredOf.${purpose}`)}
        checked={step.required}
        onChange={({ target }) => set({ required: target.checked })}
      />
      <Checkbox
        label={t('template.locked')}
        checked={step.locked}
        onChange={({ target }) => set({ locked: target.checked })}
      />
    </>
  );
}

const AGES = ['ANY', 'MINOR', 'ADULT'] as const satisfies readonly Condition['age'][];
const MOST_COUNTRIES = 20;

/** For whom a step is. */
function ConditionFields({
  condition,
  onChange,
}: {
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
}) {
  const { t } = useWords();
  const brand = useBrand();
  const positions = useCall(listPositions, { params: { id: brand.id } }).data?.positions ?? [];
  const [countries, setCountries] = useState(condition.countries.join(', '));
  const isWrong = !areCountryCodes(toCountryCodes(countries), MOST_COUNTRIES);
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Select
        multiple
        label={t('template.positions')}
        placeholder={t('template.everyone')}
        value={condition.position_ids}
        options={positions.map(({ id, name }) => ({ id, label: name }))}
        onChange={(ids) => onChange({ ...condition, position_ids: ids.slice(0, 50) })}
      />
      <Select
        label={t('template.age')}
        placeholder={t('template.age')}
        value={condition.age}
        options={AGES.map((id) => ({ id, label: t(`template.ages.${id}`) }))}
        onChange={(id) => onChange({ ...condition, age: AGES.find((one) => one === id) ?? 'ANY' })}
      />
      <TextField
        label={t('template.countries')}
        optionalHint={t('optional')}
        help={t('template.countriesHelp')}
        value={countries}
        maxLength={100}
        error={isWrong ? t('template.countriesWrong') : undefined}
        onChange={({ target }) => {
          setCountries(target.value);
          const next = toCountryCodes(target.value);
          if (areCountryCodes(next, MOST_COUNTRIES)) onChange({ ...condition, countries: next });
        }}
      />
    </div>
  );
}

const OWN_TEXT = 'TEXT';

/** What is signed: the text of the step, or a published agreement. */
function AgreementField({
  id,
  onChange,
}: {
  readonly id: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const { t } = useWords();
  const brand = useBrand();
  const found = useCall(listAgreements, { params: { id: brand.id } });
  const published = (found.data?.agreements ?? []).filter(({ number }) => number !== null);
  if (published.length === 0) return null;
  return (
    <Select
      label={t('template.agreement')}
      placeholder={t('template.agreement')}
      value={id ?? OWN_TEXT}
      options={[
        { id: OWN_TEXT, label: t('template.agreementText') },
        ...published.map((one) => ({ id: one.id, label: one.title })),
      ]}
      onChange={(chosen) => onChange(chosen === null || chosen === OWN_TEXT ? null : chosen)}
    />
  );
}
