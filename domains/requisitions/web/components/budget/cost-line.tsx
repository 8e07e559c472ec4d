import type { Requisition } from '../../../contract/schemas.ts';
import { useBudgetWords } from './words.ts';

/** The cost of a request, its budget and what is left, and any overrun with its reason. */
export function CostLine({ request }: { readonly request: Requisition }) {
  const { t, range, period, format } = useBudgetWords();
  const { cost, budget, over_by: overBy, over_reason: reason } = request;
  if (cost === null) return null;
  const money = (amount: number) => format.money(amount, cost.currency);
  return (
    <div className="grid gap-0.5 text-dense">
      <p>
        {t('costs', {
          week: range(cost.week, cost.currency),
          hours: format.number(cost.weekly_minutes / 60),
          pay: range({ from: cost.pay_from, to: cost.pay_to }, cost.currency),
        })}
      </p>
      {budget !== null && (
        <p className="text-ink-2">
          {t('counted', {
            takes: money(budget.takes),
            name: budget.brand_name,
            period: period(budget),
            left: money(budget.left),
          })}
        </p>
      )}
      {overBy !== null && (
        <p className="text-warn">
          {t('wentOver', { amount: money(overBy) })}{' '}
          <bdi dir="auto" className="text-ink">
            {reason}
          </bdi>
        </p>
      )}
    </div>
  );
}
