import { useFormat } from '@hearth/i18n/use-format';
import { LineChart } from '@hearth/ui/charts';
import type { DemandOfWeeks } from '../../../contract/forecast-schemas.ts';
import { useActualsWords, useAmount } from '../actuals/words.ts';
import { useForecastWords } from './words.ts';

/** What happened and what is expected, day by day, as two lines. */
export function DemandChart({ demand }: { readonly demand: DemandOfWeeks }) {
  const { t } = useForecastWords();
  const { t: words } = useActualsWords();
  const format = useFormat();
  const amount = useAmount(demand.driver, demand.currency);
  const last = demand.days.findLastIndex(({ actual, forecast }) => actual !== null || forecast !== null);
  const days = demand.days.slice(0, last + 1);
  const driver = demand.driver === null ? '' : words(`drivers.${demand.driver}`);
  const ahead = days.map(({ forecast }) => (forecast === null ? null : (forecast.adjusted ?? forecast.total)));
  // A day that runs is not over: half of it would look like a fall.
  const past = days.map(({ day, actual }) => (day < demand.today ? actual : null));
  return (
    <LineChart
      title={t('chart', { driver })}
      labels={days.map(({ day }) => format.date(day, 'short'))}
      series={[
        { id: 'actual', name: t('actual'), values: past },
        ...(ahead.every((value) => value === null) ? [] : [{ id: 'forecast', name: t('forecast'), values: ahead }]),
      ]}
      format={amount}
    />
  );
}
