import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import type { Form } from '@hearth/client/use-form';
import { regionName } from '@hearth/i18n/region-name';
import { useLanguage } from '@hearth/i18n/phrases';
import { localDay } from '@hearth/kit/local-day';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { Disclosure } from '@hearth/ui/disclosure';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { setLeavePolicy } from '../../../contract/endpoints.ts';
import type { HeldPolicy, StatutoryMinimum } from '../../../contract/schemas.ts';
import { useLeaveWords } from '../../words.ts';
import { MoreRules } from './more-rules.tsx';
import type { PolicyDraft } from './policy-draft.ts';
import { toDraft, toTerms, toYear } from './policy-draft.ts';
import { YearFields } from './year-fields.tsx';

export type PolicyForm = Form<PolicyDraft>;

interface PolicyDialogProps {
  readonly held: HeldPolicy;
  readonly minimums: readonly StatutoryMinimum[];
  readonly onClose: () => void;
}

/** Sets the terms of a policy from a day on. */
export function PolicyDialog({ held, minimums, onClose }: PolicyDialogProps) {
  const { t, problem } = useLeaveWords();
  const client = useClient();
  const { id, type, timeZone } = useBrand();
  const [today] = useState(() => localDay(new Date(), timeZone));
  const isNew = held.value.terms.length === 0;
  const form = useForm<PolicyDraft, unknown>({
    values: toDraft(isNew ? undefined : held.value, today, held.is_locked),
    check: ({ amount, from }) => ({
      amount: amount === null ? t('policy.missing') : undefined,
      from: from === null ? t('policy.missingDay') : undefined,
    }),
    send: (draft) =>
      client.call(setLeavePolicy, {
        params: { id, kind: held.kind },
        body: {
          unit: draft.unit,
          year: toYear(draft),
          terms: toTerms(draft),
          is_locked: draft.isLocked,
          version: held.version,
        },
      }),
    onSent: () => {
      toasts.show({ message: t('policies.saved'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('policy.title', { kind: t(`kinds.${held.kind}`) })}
      submit={t('policy.submit')}
      problem={problem}
      confirmLeave
      onClose={onClose}
    >
      {isNew && held.kind === 'HOLIDAY' && <Minimums form={form} minimums={minimums} today={today} />}
      <GrantFields form={form} isFixed={held.version > 0 && !isNew} />
      <YearFields form={form} isFixed={held.version > 0 && !isNew} />
      <Disclosure title={t('policy.more')}>
        <MoreRules form={form} />
      </Disclosure>
      {type !== 'LOCATION' && (
        <Switch label={t('policy.lock')} checked={form.values.isLocked} onChange={(on) => form.set('isLocked', on)} />
      )}
    </FormDialog>
  );
}

const OWN = 'OWN';

/** Fills the form with what a country's law grants, with its source. */
function Minimums({
  form,
  minimums,
  today,
}: {
  form: PolicyForm;
  minimums: readonly StatutoryMinimum[];
  today: string;
}) {
  const { t } = useLeaveWords();
  const language = useLanguage();
  const [country, setCountry] = useState(OWN);
  const chosen = minimums.find((one) => one.country === country);
  return (
    <div className="grid gap-1">
      <Select
        label={t('policy.minimum')}
        placeholder={t('policy.minimum')}
        help={chosen === undefined ? undefined : t('policy.minimumNote')}
        options={[
          { id: OWN, label: t('policy.minimumNone') },
          ...minimums.map((one) => ({
            id: one.country,
            label: t('policy.minimumOption', { country: regionName(language, one.country) ?? one.country }),
          })),
        ]}
        value={country}
        onChange={(next) => {
          setCountry(next ?? OWN);
          const found = minimums.find((one) => one.country === next);
          if (found !== undefined)
            form.reset({ ...toDraft(found.policy, today, form.values.isLocked), from: `${today.slice(0, 4)}-01-01` });
        }}
      />
      {chosen !== undefined && (
        <a href={chosen.source} target="_blank" rel="noreferrer" className={`${TEXT_LINK} justify-self-start`}>
          {t('policy.source')}
        </a>
      )}
    </div>
  );
}

const UNITS = ['DAYS', 'HOURS'] as const;
const GRANTS = ['YEARLY', 'MONTHLY', 'WORKED'] as const;

/** How much is earned, in which unit, and from when on. */
function GrantFields({ form, isFixed }: { form: PolicyForm; isFixed: boolean }) {
  const { t } = useLeaveWords();
  const { unit, grant } = form.values;
  const isWorked = grant === 'WORKED';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label={t('policy.unit')}
        placeholder={t('policy.unit')}
        disabled={isFixed}
        options={UNITS.map((id) => ({ id, label: t(`policy.units.${id}`) }))}
        value={unit}
        onChange={(value) => {
          form.set('unit', value === 'HOURS' ? 'HOURS' : 'DAYS');
          if (value !== 'HOURS' && isWorked) form.set('grant', 'YEARLY');
        }}
      />
      <Select
        label={t('policy.grant')}
        placeholder={t('policy.grant')}
        options={GRANTS.filter((id) => id !== 'WORKED' || unit === 'HOURS').map((id) => ({
          id,
          label: t(`policy.grants.${id}`),
        }))}
        value={grant}
        onChange={(value) => form.set('grant', GRANTS.find((one) => one === value) ?? grant)}
      />
      <NumberField
        label={t(isWorked ? 'policy.earned' : unit === 'DAYS' ? 'policy.amountDays' : 'policy.amountHours')}
        min={0}
        max={unit === 'DAYS' ? 366 : 3000}
        step={0.25}
        {...form.field('amount')}
      />
      {isWorked && <NumberField label={t('policy.per')} min={1} max={100} step={1} {...form.field('per')} />}
      <DayField label={t('policy.from')} help={t('policy.fromHelp')} {...form.field('from')} />
      <Checkbox
        label={t('policy.prorated')}
        note={t('policy.proratedNote')}
        className="sm:col-span-2"
        checked={form.values.isProrated}
        onChange={({ target }) => form.set('isProrated', target.checked)}
      />
    </div>
  );
}
