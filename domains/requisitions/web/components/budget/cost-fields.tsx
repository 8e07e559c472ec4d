import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useDebounced } from '@hearth/client/browser/use-debounced';
import type { Form } from '@hearth/client/use-form';
import { useRoleName } from '@hearth/domains/access/widgets';
import { fractionDigits } from '@hearth/kit/currency';
import { Alert } from '@hearth/ui/alert';
import { NumberField } from '@hearth/ui/number-field';
import { TextArea } from '@hearth/ui/text-area';
import { previewRequestCost } from '../../../contract/budget-endpoints.ts';
import type { RequestCost } from '../../../contract/budget-schemas.ts';
import type { NewRequisition } from '../../../contract/schemas.ts';
import { useBudgetWords } from './words.ts';

/** Hours and pay as typed, in whole units of the currency. */
export interface TypedCost {
  hours: number | null;
  from: number | null;
  to: number | null;
}

/** The values of the request form. */
export type RequestValues = Omit<NewRequisition, 'cost'> & TypedCost;

/** Converts typed values to a cost, or nothing while incomplete. One amount is both ends. */
export function parseCost({ hours, from, to }: TypedCost, currency: string): NewRequisition['cost'] {
  if (hours === null || from === null) return null;
  const unit = 10 ** fractionDigits(currency);
  const low = Math.round(from * unit);
  return {
    weekly_minutes: Math.round(hours * 60),
    pay_from: low,
    pay_to: Math.max(low, Math.round((to ?? from) * unit)),
  };
}

/** Loads the estimated cost of a request, debounced. */
export function useCostPreview(
  request: Pick<RequestValues, 'brand_id' | 'headcount' | 'needed_by' | keyof TypedCost>,
): RequestCost | undefined {
  const brand = useBrand();
  const { brand_id, headcount, needed_by: neededBy } = request;
  const asked = { brand_id, headcount: String(headcount), ...(neededBy === null ? {} : { needed_by: neededBy }) };
  const params = { id: brand.id };
  const plain = useCall(previewRequestCost, { params, query: asked }, { keepPrevious: true });
  const cost = plain.data === undefined ? null : parseCost(request, plain.data.currency);
  const settled = useDebounced(JSON.stringify({ ...asked, ...cost }));
  const query = Object.fromEntries(
    Object.entries(JSON.parse(settled) as Record<string, string | number>).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  const whole = useCall(
    previewRequestCost,
    { params, query: query as never },
    { keepPrevious: true, enabled: 'pay_from' in query },
  );
  return cost === null ? plain.data : (whole.data ?? plain.data);
}

/** Fields for weekly hours and hourly pay, with the estimated cost and budget impact. */
export function CostFields({ form, preview }: { form: Form<RequestValues>; preview: RequestCost | undefined }) {
  const { t } = useBudgetWords();
  const currency = preview?.currency ?? '';
  const isNeeded = preview !== undefined && preview.budget !== null;
  const optional = isNeeded ? undefined : t('optional');
  const digits = currency === '' ? 2 : fractionDigits(currency);
  const pay = { min: 0, max: 1_000_000, step: 10 ** -digits, format: { minimumFractionDigits: digits } };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-bold">{t('title')}</legend>
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField
          label={t('hours')}
          optionalHint={optional}
          min={0.5}
          max={80}
          step={0.5}
          {...form.field('hours')}
        />
        <NumberField label={t('payFrom', { currency })} optionalHint={optional} {...pay} {...form.field('from')} />
        <NumberField label={t('payTo', { currency })} optionalHint={t('optional')} {...pay} {...form.field('to')} />
      </div>
      {preview !== undefined && <Preview form={form} preview={preview} />}
    </fieldset>
  );
}

function Preview({ form, preview }: { form: Form<RequestValues>; preview: RequestCost }) {
  const { t, range, period, format } = useBudgetWords();
  const roleName = useRoleName();
  const { budget, currency } = preview;
  const money = (amount: number) => format.money(amount, currency);
  const isKnown = preview.week.to > 0;
  return (
    <div className="grid gap-3" aria-live="polite">
      {isKnown && <p>{t('preview', { week: range(preview.week, currency), year: range(preview.year, currency) })}</p>}
      {budget !== null && (
        <p className="text-dense text-ink-2">
          {isKnown
            ? t('takes', {
                takes: range(budget.takes, currency),
                name: budget.brand_name,
                period: period(budget),
                left: money(budget.left),
                after: money(budget.left_after),
              })
            : t('covers', { name: budget.brand_name, period: period(budget), left: money(budget.left) })}
        </p>
      )}
      {budget !== null && budget.over_by !== null && (
        <>
          <Alert tone="warn" title={t('over', { amount: money(budget.over_by) })}>
            {budget.over === 'REFUSE' || budget.over_role === null
              ? t('overRefused')
              : t('overAsks', { role: roleName(budget.over_role) })}
          </Alert>
          {budget.over === 'ASK' && (
            <TextArea label={t('why')} rows={2} maxLength={500} dir="auto" {...form.text('over_reason')} />
          )}
        </>
      )}
    </div>
  );
}
