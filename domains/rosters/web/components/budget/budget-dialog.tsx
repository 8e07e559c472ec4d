import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { addDays } from '@hearth/domains/scheduling/rules';
import type { WeekSummary } from '@hearth/domains/scheduling/slots';
import { useDepartmentName } from '@hearth/domains/scheduling/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { fractionDigits } from '@hearth/kit/currency';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { getWeekBudget, setWeekBudget } from '../../../contract/budget-endpoints.ts';
import type { BudgetTarget } from '../../../contract/budget-schemas.ts';
import { useBudgetWords } from './words.ts';

type Budget = AnswerOf<typeof getWeekBudget>;
type Applies = 'every' | 'week';
/** Hours and whole units of money, as they are typed; by department, `''` for the whole location. */
type Typed = Readonly<Record<string, { readonly hours: number | null; readonly cost: number | null }>>;

const WHOLE = '';
const MINUTES_PER_HOUR = 60;

type DialogProps = { readonly summary: WeekSummary; readonly budget: Budget; readonly onClose: () => void };

/** Sets the targets of this week, or of every week. */
export function BudgetDialog({ summary, budget, onClose }: DialogProps) {
  const { t, problem } = useBudgetWords();
  const format = useFormat();
  const client = useClient();
  const departmentName = useDepartmentName();
  const { locationId, week, currency, showCost, departments } = summary;
  // Amounts are typed in whole units: nobody budgets cents.
  const minorUnits = currency === null ? 1 : 10 ** fractionDigits(currency);
  const [applies, setApplies] = useState<Applies>(budget.week.targets.length > 0 ? 'week' : 'every');
  const [typed, setTyped] = useState<Typed>(() => toTyped(shownOf(budget, applies), minorUnits));
  const base = applies === 'week' ? budget.week : budget.every_week;
  const form = useForm({
    values: {},
    send: () =>
      client.call(setWeekBudget, {
        params: { id: locationId },
        body: { week: applies === 'week' ? week : null, targets: toTargets(typed, minorUnits), version: base.version },
      }),
    onSent: () => {
      toasts.show({ message: t('saved') });
      onClose();
    },
  });
  const set = (area: string, change: Partial<Typed[string]>): void =>
    setTyped({ ...typed, [area]: { ...(typed[area] ?? { hours: null, cost: null }), ...change } });
  return (
    <FormDialog
      form={form}
      title={t('editTitle')}
      description={t('editNote')}
      submit={t('submit')}
      problem={problem}
      onClose={onClose}
    >
      <RadioGroup
        label={t('appliesTo')}
        options={[
          { value: 'every', label: t('everyWeek') },
          { value: 'week', label: t('thisWeek', { week: format.dateRange(week, addDays(week, 6)) }) },
        ]}
        value={applies}
        onChange={(value: Applies) => {
          setApplies(value);
          setTyped(toTyped(shownOf(budget, value), minorUnits));
        }}
      />
      {[WHOLE, ...departments].map((area) => {
        const name = area === WHOLE ? t('whole') : departmentName(area);
        return (
          <div key={area} className="grid items-start gap-3 sm:grid-cols-2">
            <NumberField
              label={t('hoursOf', { area: name })}
              min={0}
              max={100_000}
              value={typed[area]?.hours ?? null}
              onChange={(hours) => set(area, { hours })}
            />
            {showCost && currency !== null && (
              <NumberField
                label={t('costOf', { area: name })}
                min={0}
                max={1_000_000_000}
                format={{ style: 'currency', currency, maximumFractionDigits: 0 }}
                value={typed[area]?.cost ?? null}
                onChange={(cost) => set(area, { cost })}
              />
            )}
          </div>
        );
      })}
    </FormDialog>
  );
}

/** What a week begins with where it has no targets of its own: those of every week. */
function shownOf({ week, every_week: every }: Budget, applies: Applies): readonly BudgetTarget[] {
  return applies === 'week' && week.targets.length > 0 ? week.targets : every.targets;
}

function toTyped(targets: readonly BudgetTarget[], minorUnits: number): Typed {
  return Object.fromEntries(
    targets.map(({ department, minutes, cost }) => [
      department ?? WHOLE,
      {
        hours: minutes === null ? null : minutes / MINUTES_PER_HOUR,
        cost: cost === null ? null : cost / minorUnits,
      },
    ]),
  );
}

function toTargets(typed: Typed, minorUnits: number): BudgetTarget[] {
  return Object.entries(typed)
    .filter(([, { hours, cost }]) => hours !== null || cost !== null)
    .map(([area, { hours, cost }]) => ({
      department: area === WHOLE ? null : (area as NonNullable<BudgetTarget['department']>),
      minutes: hours === null ? null : Math.round(hours * MINUTES_PER_HOUR),
      cost: cost === null ? null : Math.round(cost * minorUnits),
    }));
}
