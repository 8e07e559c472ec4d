import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { Form } from '@hearth/client/use-form';
import { useForm } from '@hearth/client/use-form';
import { listCurrencies } from '@hearth/domains/core/contract';
import { useRoleName } from '@hearth/domains/access/widgets';
import { fractionDigits } from '@hearth/kit/currency';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ChoiceField } from '@hearth/ui/choice-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { toasts } from '@hearth/ui/toast';
import type { Budget } from '../../../contract/budget-schemas.ts';
import { APPROVERS } from '@hearth/domains/approvals/schemas';
import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import { useWords } from '../../words.ts';
import { useBudgetChanges } from './api.ts';
import { useBudgetWords } from './words.ts';

const WHOLE_YEAR = '0';
const QUARTERS = ['1', '2', '3', '4'];
const MOST = 10_000_000_000;

/** What the form holds: the amount in whole units of its currency. */
interface BudgetValues {
  quarter: string;
  currency: string;
  amount: number | null;
  over: 'ASK' | 'REFUSE';
  over_role: ApproverRole;
}

interface BudgetDialogProps {
  readonly budget: Budget | null;
  readonly year: number;
  /** The currency of the brand. */
  readonly currency: string;
  readonly onClose: () => void;
}

/** Creates or edits the budget of a year or quarter; an existing one keeps its period. */
export function BudgetDialog(props: BudgetDialogProps) {
  const { budget, year, onClose } = props;
  const { t, format, period } = useBudgetWords();
  const { problem } = useWords();
  const roleName = useRoleName();
  const brand = useBrand();
  const form = useBudgetForm(props);
  const { currency, over, over_role: role } = form.values;
  return (
    <FormDialog
      form={form}
      title={budget === null ? t('set') : t('changeOf', { name: budget.brand_name, period: period(budget) })}
      submit={t('save')}
      problem={problem}
      onClose={onClose}
      className="grid gap-5"
      after={budget !== null && <RemoveBudget budget={budget} onRemoved={onClose} />}
    >
      <p className="text-dense text-ink-2">{t('setHelp', { name: brand.name })}</p>
      {budget === null && <PeriodFields form={form} year={year} />}
      <NumberField label={t('amount', { currency })} min={0} max={MOST} {...form.field('amount')} />
      <RadioGroup
        label={t('overWhat')}
        options={[
          { value: 'ASK', label: t('overAsk') },
          { value: 'REFUSE', label: t('overRefuse') },
        ]}
        {...form.field('over')}
      />
      {over === 'ASK' && (
        <ChoiceField
          label={t('overRole')}
          placeholder={t('overRole')}
          value={role}
          options={APPROVERS.map((id) => ({ id, label: roleName(id) }))}
          onChange={(id) => form.set('over_role', APPROVERS.find((one) => one === id) ?? role)}
        />
      )}
      {budget !== null && (
        <p className="text-sm text-ink-2">
          {t('setBy', { name: budget.updated_by, when: format.date(budget.updated_at.slice(0, 10), 'short') })}
        </p>
      )}
    </FormDialog>
  );
}

function useBudgetForm({ budget, year, currency, onClose }: BudgetDialogProps): Form<BudgetValues> {
  const { t } = useBudgetWords();
  const brand = useBrand();
  const { put } = useBudgetChanges();
  return useForm<BudgetValues>({
    values: {
      quarter: budget?.quarter?.toString() ?? WHOLE_YEAR,
      currency: budget?.currency ?? currency,
      amount: budget === null ? null : budget.amount / 10 ** fractionDigits(budget.currency),
      over: budget?.over ?? 'ASK',
      over_role: budget?.over_role ?? 'ENTERPRISE_OWNER',
    },
    check: ({ amount }) => ({ amount: amount === null ? t('required') : undefined }),
    send: (values) =>
      put.mutateAsync({
        params: { id: brand.id },
        body: {
          year: budget?.year ?? year,
          quarter: values.quarter === WHOLE_YEAR ? null : Number(values.quarter),
          currency: values.currency,
          amount: Math.round((values.amount ?? 0) * 10 ** fractionDigits(values.currency)),
          over: values.over,
          over_role: values.over === 'ASK' ? values.over_role : null,
        },
      }),
    onSent: () => {
      toasts.show({ message: t('saved'), tone: 'ok' });
      onClose();
    },
  });
}

function PeriodFields({ form, year }: { readonly form: Form<BudgetValues>; readonly year: number }) {
  const { t } = useBudgetWords();
  const { quarter, currency } = form.values;
  const currencies = useCall(listCurrencies, {}).data ?? [{ id: currency }];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField
        label={t('period')}
        placeholder={t('period')}
        value={quarter}
        error={form.fault('quarter')}
        options={[
          { id: WHOLE_YEAR, label: String(year) },
          ...QUARTERS.map((id) => ({ id, label: t('quarterOf', { quarter: id, year: String(year) }) })),
        ]}
        onChange={(id) => form.set('quarter', id ?? WHOLE_YEAR)}
      />
      <ChoiceField
        label={t('currency')}
        placeholder={t('currency')}
        value={currency}
        error={form.fault('currency')}
        options={currencies.map(({ id }) => ({ id, label: id }))}
        onChange={(id) => form.set('currency', id ?? currency)}
      />
    </div>
  );
}

function RemoveBudget({ budget, onRemoved }: { readonly budget: Budget; readonly onRemoved: () => void }) {
  const { t } = useBudgetWords();
  const { problem } = useWords();
  const brand = useBrand();
  const { remove } = useBudgetChanges();
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      {remove.isError && <Alert tone="bad" urgent title={problem(remove.error)} />}
      <Button
        variant="danger"
        busy={remove.isPending}
        onClick={() => remove.mutate({ params: { id: brand.id, budget_id: budget.id } }, { onSuccess: onRemoved })}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
