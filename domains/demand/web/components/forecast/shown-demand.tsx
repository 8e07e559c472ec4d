import { useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { Disclosure } from '@hearth/ui/disclosure';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { lazy, Suspense, useState } from 'react';
import type { DemandOfWeeks } from '../../../contract/forecast-schemas.ts';
import type { Driver } from '../../../rules/actuals/drivers.ts';
import { CorrectionList } from '../actuals/correction-list.tsx';
import { useActualsWords } from '../actuals/words.ts';
import { AccuracyCard } from './accuracy-card.tsx';
import { ChangeList } from './change-list.tsx';
import { type ComingDay, WeekCard } from './week-card.tsx';
import { useForecastWords } from './words.ts';

const DemandChart = lazy(async () => ({ default: (await import('./demand-chart.tsx')).DemandChart }));
const AdjustDialog = lazy(async () => ({ default: (await import('./adjust-dialog.tsx')).AdjustDialog }));

type ShownProps = {
  readonly demand: DemandOfWeeks;
  readonly driver: Driver;
  readonly onDriver: (driver: Driver) => void;
};

/** A driver of the location: its days, how good its forecast is, and the weeks ahead. */
export function ShownDemand({ demand, driver, onDriver }: ShownProps) {
  const { t } = useForecastWords();
  const { t: words } = useActualsWords();
  const format = useFormat();
  const brand = useBrand();
  const [adjusting, setAdjusting] = useState<ComingDay | null>(null);
  const { quality, today, currency } = demand;
  const coming = demand.days.flatMap(({ day, forecast }) =>
    forecast === null || day < today ? [] : [{ day, forecast }],
  );
  const weeks = [0, 1, 2, 3, 4, 5]
    .map((week) => coming.slice(week * 7, week * 7 + 7))
    .filter((days) => days.length > 0);
  return (
    <>
      {demand.drivers.length > 1 && (
        <SegmentedControl
          label={t('driver')}
          className="justify-self-start"
          segments={demand.drivers.map((one) => ({ value: one.driver, label: words(`drivers.${one.driver}`) }))}
          value={driver}
          onChange={onDriver}
        />
      )}
      <Card
        footer={
          quality === null ? undefined : (
            <span className="text-sm text-ink-2">
              {t('made', { time: format.instant(quality.made_at, brand.timeZone) })}
            </span>
          )
        }
      >
        <Suspense fallback={<div className="h-60" />}>
          <DemandChart demand={demand} />
        </Suspense>
      </Card>
      {coming.length === 0 && <Alert tone="info">{t('noForecast')}</Alert>}
      {quality !== null && <AccuracyCard quality={quality} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] items-start gap-5">
        {weeks.map((days) => (
          <WeekCard key={days[0]?.day} demand={demand} days={days} onAdjust={setAdjusting} />
        ))}
      </div>
      <div className="grid gap-2">
        <Disclosure title={t('changes')}>
          <ChangeList driver={driver} currency={currency} />
        </Disclosure>
        <Disclosure title={t('history')}>
          <CorrectionList />
        </Disclosure>
      </div>
      <Suspense fallback={null}>
        {adjusting !== null && (
          <AdjustDialog coming={adjusting} driver={driver} currency={currency} onClose={() => setAdjusting(null)} />
        )}
      </Suspense>
    </>
  );
}
