import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { toasts } from '@hearth/ui/toast';
import { approveForecast } from '../../../contract/forecast-endpoints.ts';
import type { DemandOfWeeks, ExpectedDay } from '../../../contract/forecast-schemas.ts';
import { useAmount } from '../actuals/words.ts';
import { useForecastWords } from './words.ts';

/** A day that has a forecast. */
export interface ComingDay {
  readonly day: string;
  readonly forecast: ExpectedDay;
}

type WeekProps = {
  readonly demand: DemandOfWeeks;
  readonly days: readonly ComingDay[];
  readonly onAdjust: (day: ComingDay) => void;
};

export const expectedOf = ({ adjusted, total }: ExpectedDay): number => adjusted ?? total;

/** A week of a forecast: its days with what is special about them, and its approval. */
export function WeekCard({ demand, days, onAdjust }: WeekProps) {
  const { t, problem } = useForecastWords();
  const format = useFormat();
  const brand = useBrand();
  const amount = useAmount(demand.driver, demand.currency);
  const isApproved = days.every(({ forecast }) => forecast.approved_at !== null);
  const send = useSend(approveForecast, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t(isApproved ? 'reopenedDone' : 'approvedDone') }),
  });
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const { driver } = demand;
  const approve = () =>
    driver !== null &&
    send.mutate({
      params: { id: brand.id, driver },
      body: { is_approved: !isApproved, days: days.map(({ day, forecast }) => ({ day, version: forecast.version })) },
    });
  return (
    <Card
      flush
      title={format.dateRange(first, last)}
      note={amount(days.reduce((sum, { forecast }) => sum + expectedOf(forecast), 0))}
      action={
        demand.may.approve ? (
          <Button size="sm" busy={send.isPending} onClick={approve}>
            {t(isApproved ? 'reopen' : 'approve')}
          </Button>
        ) : undefined
      }
    >
      {send.isError && <p className="px-4 py-2 text-dense text-bad">{problem(send.error)}</p>}
      <ul className="divide-y divide-line">
        {days.map((one) => (
          <DayRow
            key={one.day}
            coming={one}
            amount={amount}
            onAdjust={demand.may.edit ? () => onAdjust(one) : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = {
  readonly coming: ComingDay;
  readonly amount: (value: number) => string;
  readonly onAdjust: (() => void) | undefined;
};

function DayRow({ coming, amount, onAdjust }: RowProps) {
  const { t } = useForecastWords();
  const format = useFormat();
  const { day, forecast } = coming;
  const { adjusted, reason, total } = forecast;
  const name = forecast.adjusted_by ?? t('someone');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <span className="min-w-36 flex-1">
        {format.date(day, 'full')}
        {adjusted !== null && (
          <span className="block text-dense text-ink-2">
            {t('adjustedWhy', { name, reason: reason ?? '' })} · {t('calculated', { value: amount(total) })}
          </span>
        )}
      </span>
      {forecast.is_closed && <Badge>{t('closed')}</Badge>}
      {forecast.is_holiday && <Badge tone="info">{t('holiday')}</Badge>}
      {adjusted !== null && <Badge tone="warn">{t('adjusted')}</Badge>}
      {forecast.approved_at !== null && <Badge tone="ok">{t('approved')}</Badge>}
      <b className="min-w-16 text-end tabular-nums">{amount(expectedOf(forecast))}</b>
      {onAdjust !== undefined && (
        <Button size="sm" aria-label={t('adjustNamed', { day: format.date(day, 'full') })} onClick={onAdjust}>
          {t('adjust')}
        </Button>
      )}
    </li>
  );
}
