import { useFormat } from '@hearth/i18n/use-format';
import { LineChart } from '@hearth/ui/charts';
import type { DemandOfWeeks } from '../../../contract/forecast-schemas.ts';
import { useActualsWords, useAmount } from '../actuals/words.ts';
import { useForecastWords } from './words.ts';

/** The days of a driver as lines. */
export function DemandChart({ demand }: { readonly demand: DemandOfWeeks }) {
  const { t } = useForecastWords();
  const { t: words } = useActualsWords();
  const format = useFormat();
  const money = useAmount(demand.driver, demand.currency);
  const last = demand.days.findLastIndex(({ actual }) => actual !== null);
  const days = demand.days.slice(0, last + 1);
  const driver = demand.driver === null ? '' : words(`drivers.${demand.driver}`);
  return (
    <LineChart
      title={t('chart', { driver })}
      labels={days.map(({ day }) => format.date(day, 'short'))}
      series={[{ id: 'actual', name: t('actual'), values: days.map(({ actual }) => actual) }]}
      format={money}
    />
  );
}
