import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { fractionDigits } from '@hearth/kit/currency';
import { localDay } from '@hearth/kit/local-day';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { Icon } from '@hearth/ui/icon';
import { NumberField } from '@hearth/ui/number-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { toasts } from '@hearth/ui/toast';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addBonusRule } from '../../../contract/endpoints.ts';
import { MOST_DAYS_EMPLOYED, MAX_PART_AMOUNT, MAX_BONUS_PARTS } from '../../../contract/limits.ts';
import type { ExcludedRole, BonusTerms } from '../../../contract/schemas.ts';
import { useEmployerWords } from './words.ts';

const KINDS = ['PROMISE', 'NONE', 'ABOVE'] as const;
const ROLES: readonly ExcludedRole[] = ['HIRING', 'LOCATION_MANAGER', 'GROUP_MANAGER', 'RECRUITER'];
const USUAL_DAYS = 90;

/** The form's values, with amounts in whole units. */
interface RuleValues {
  kind: (typeof KINDS)[number];
  parts: { amount: number | null; days: number | null }[];
  excluded: ExcludedRole[];
  valid_from: string | null;
}

interface RuleFormProps {
  readonly jobId: string | null;
  readonly currency: string;
  readonly start: BonusTerms | null;
  readonly onDone: () => void;
}

/**
 * Sets new bonus terms from a day on. Earlier applications keep theirs. What was promised for applications before
 * stays.
 */
export function RuleForm(props: RuleFormProps) {
  const { t, problem } = useEmployerWords();
  const { currency, onDone } = props;
  const { form, today } = useRuleForm(props);
  return (
    <form {...form.element} className="grid gap-4 rounded-md border border-line p-4">
      {form.error !== null && <Alert tone="bad" urgent title={problem(form.error)} />}
      <SegmentedControl
        label={t('rules.what')}
        value={form.values.kind}
        onChange={(kind) => form.set('kind', kind)}
        segments={KINDS.map((value) => ({ value, label: t(`rules.kind.${value}`) }))}
      />
      {form.values.kind === 'PROMISE' && (
        <>
          <Parts form={form} currency={currency} />
          <Excluded form={form} />
        </>
      )}
      <DayField label={t('rules.validFrom')} help={t('rules.keep')} min={today} {...form.field('valid_from')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('rules.save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

function useRuleForm({ jobId, currency, start, onDone }: RuleFormProps) {
  const { t } = useEmployerWords();
  const brand = useBrand();
  const client = useClient();
  const minor = 10 ** fractionDigits(currency);
  const [today] = useState(() => localDay(new Date(), brand.timeZone));
  const missing = (isMissing: boolean): string | undefined => (isMissing ? t('required') : undefined);
  const toTerms = ({ kind, parts, excluded }: RuleValues): BonusTerms | null => {
    if (kind === 'ABOVE') return null;
    const typed = parts.map((part) => ({
      amount: Math.round((part.amount ?? 0) * minor),
      after_days: part.days ?? 0,
    }));
    return { currency, parts: kind === 'NONE' ? [] : typed, excluded };
  };
  const form = useForm<RuleValues>({
    values: {
      kind: 'PROMISE',
      parts: start?.parts.map((part) => ({ amount: part.amount / minor, days: part.after_days })) ?? [
        { amount: null, days: USUAL_DAYS },
      ],
      excluded: [...(start?.excluded ?? (['HIRING'] as const))],
      valid_from: today,
    },
    check: ({ kind, parts, valid_from: from }) => ({
      valid_from: missing(from === null),
      ...(kind === 'PROMISE'
        ? Object.fromEntries(
            parts.flatMap(({ amount, days }, index) => [
              [`parts.${index}.amount`, missing(amount === null || amount <= 0)],
              [`parts.${index}.days`, missing(days === null)],
            ]),
          )
        : {}),
    }),
    send: (values) =>
      client.call(addBonusRule, {
        params: { id: brand.id },
        body: { job_id: jobId, valid_from: values.valid_from ?? today, promise: toTerms(values) },
      }),
    fieldOf: (sent) => sent.replace(/^promise\./, '').replace(/after_days$/, 'days') as keyof RuleValues,
    onSent: () => {
      toasts.show({ message: t('rules.saved'), tone: 'ok' });
      onDone();
    },
  });
  return { form, today };
}

function Parts({ form, currency }: { readonly form: Form<RuleValues>; readonly currency: string }) {
  const { t } = useEmployerWords();
  const { parts } = form.values;
  return (
    <>
      <ul className="grid gap-3">
        {parts.map((_part, index) => (
          <li key={index} className="flex flex-wrap items-end gap-3">
            <NumberField
              className="min-w-32 flex-1"
              label={t('rules.amount', { currency })}
              min={0}
              max={MAX_PART_AMOUNT / 10 ** fractionDigits(currency)}
              {...form.field(`parts.${index}.amount`)}
            />
            <NumberField
              className="min-w-32 flex-1"
              label={t('rules.days')}
              min={0}
              max={MOST_DAYS_EMPLOYED}
              {...form.field(`parts.${index}.days`)}
            />
            {parts.length > 1 && (
              <IconButton
                label={t('rules.remove')}
                icon={<Icon of={Trash2} />}
                onClick={() =>
                  form.set(
                    'parts',
                    parts.filter((_one, at) => at !== index),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      {parts.length < MAX_BONUS_PARTS && (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<Icon of={Plus} />}
          onClick={() => form.set('parts', [...parts, { amount: null, days: null }])}
        >
          {t('rules.add')}
        </Button>
      )}
    </>
  );
}

function Excluded({ form }: { readonly form: Form<RuleValues> }) {
  const { t } = useEmployerWords();
  const { excluded } = form.values;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-dense font-bold">{t('rules.excluded')}</legend>
      {ROLES.map((role) => (
        <Checkbox
          key={role}
          label={t(`role.${role}`)}
          checked={excluded.includes(role)}
          onChange={({ target }) =>
            form.set('excluded', target.checked ? [...excluded, role] : excluded.filter((one) => one !== role))
          }
        />
      ))}
    </fieldset>
  );
}
