import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { listCurrencies } from '@hearth/domains/core/contract';
import { useRoleName } from '@hearth/domains/access/widgets';
import { fractionDigits } from '@hearth/kit/currency';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { ChoiceField } from '@hearth/ui/choice-field';
import { Modal } from '@hearth/ui/modal';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { toasts } from '@hearth/ui/toast';
import { useId, useState } from 'react';
import type { Budget } from '../../../contract/budget-schemas.ts';
import { APPROVERS } from '@hearth/domains/approvals/schemas';
import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import { useWords } from '../../words.ts';
import { useBudgetChanges } from './api.ts';
import { useBudgetWords } from './words.ts';

const WHOLE_YEAR = '0';
const QUARTERS = ['1', '2', '3', '4'];
const MOST = 10_000_000_000;

/** Sets the budget of a year or quarter, or changes it; one that is there keeps its period and currency. */
export function BudgetDialog(props: {
  readonly budget: Budget | null;
  readonly year: number;
  /** The currency of the brand. */
  readonly currency: string;
  readonly onClose: () => void;
}) {
  const { budget, year, onClose } = props;
  const { t, format, period } = useBudgetWords();
  const { problem } = useWords();
  const roleName = useRoleName();
  const brand = useBrand();
  const formId = useId();
  const { put, remove } = useBudgetChanges();
  const [quarter, setQuarter] = useState(WHOLE_YEAR);
  const [currency, setCurrency] = useState(budget?.currency ?? props.currency);
  const [amount, setAmount] = useState<number | null>(
    budget === null ? null : budget.amount / 10 ** fractionDigits(budget.currency),
  );
  const [over, setOver] = useState<'ASK' | 'REFUSE'>(budget?.over ?? 'ASK');
  const [role, setRole] = useState<ApproverRole>(budget?.over_role ?? 'ENTERPRISE_OWNER');
  const [tried, setTried] = useState(false);
  const currencies = useCall(listCurrencies, {}, { enabled: budget === null }).data ?? [{ id: currency }];
  const params = { id: brand.id };
  const refused = put.error ?? remove.error;
  return (
    <Modal
      open
      onClose={onClose}
      title={budget === null ? t('set') : t('changeOf', { name: budget.brand_name, period: period(budget) })}
      closeLabel={t('cancel')}
      footer={
        <>
          {budget !== null && (
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ params: { ...params, budget_id: budget.id } }, { onSuccess: onClose })}
            >
              {t('remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={put.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (amount !== null) save(amount);
        }}
      >
        {refused !== null && <Alert tone="bad" urgent title={problem(refused)} />}
        <p className="text-dense text-ink-2">{t('setHelp', { name: brand.name })}</p>
        {budget === null && (
          <div className="grid gap-5 sm:grid-cols-2">
            <ChoiceField
              label={t('period')}
              placeholder={t('period')}
              value={quarter}
              options={[
                { id: WHOLE_YEAR, label: String(year) },
                ...QUARTERS.map((id) => ({ id, label: t('quarterOf', { quarter: id, year: String(year) }) })),
              ]}
              onChange={(id) => setQuarter(id ?? WHOLE_YEAR)}
            />
            <ChoiceField
              label={t('currency')}
              placeholder={t('currency')}
              value={currency}
              options={currencies.map(({ id }) => ({ id, label: id }))}
              onChange={(id) => setCurrency(id ?? currency)}
            />
          </div>
        )}
        <NumberField
          label={t('amount', { currency })}
          error={tried && amount === null ? t('missing') : undefined}
          value={amount}
          min={0}
          max={MOST}
          onChange={setAmount}
        />
        <RadioGroup
          label={t('overWhat')}
          value={over}
          options={[
            { value: 'ASK', label: t('overAsk') },
            { value: 'REFUSE', label: t('overRefuse') },
          ]}
          onChange={(next) => setOver(next === 'REFUSE' ? 'REFUSE' : 'ASK')}
        />
        {over === 'ASK' && (
          <ChoiceField
            label={t('overRole')}
            placeholder={t('overRole')}
            value={role}
            options={APPROVERS.map((id) => ({ id, label: roleName(id) }))}
            onChange={(id) => setRole(APPROVERS.find((one) => one === id) ?? role)}
          />
        )}
        {budget !== null && (
          <p className="text-sm text-ink-2">
            {t('setBy', { name: budget.updated_by, when: format.date(budget.updated_at.slice(0, 10), 'short') })}
          </p>
        )}
      </form>
    </Modal>
  );

  function save(typed: number): void {
    put.mutate(
      {
        params,
        body: {
          year: budget?.year ?? year,
          quarter: budget === null ? (quarter === WHOLE_YEAR ? null : Number(quarter)) : budget.quarter,
          currency,
          amount: Math.round(typed * 10 ** fractionDigits(currency)),
          over,
          over_role: over === 'ASK' ? role : null,
        },
      },
      {
        onSuccess: () => {
          toasts.show({ message: t('saved'), tone: 'ok' });
          onClose();
        },
      },
    );
  }
}
