import { useFormat } from '@hearth/i18n/use-format';
import { Card } from '@hearth/ui/card';
import type { ForecastQuality } from '../../../contract/forecast-schemas.ts';
import { useForecastWords } from './words.ts';

/** How far off the forecast was on days that it had not seen, beside what a manager would do by hand. */
export function AccuracyCard({ quality }: { readonly quality: ForecastQuality }) {
  const { t } = useForecastWords();
  const format = useFormat();
  const { own, plain, lenders, days_compared: count } = quality;
  const isCompared = own !== null && plain !== null;
  const percent = (share: number): string => format.percent(share, 1);
  return (
    <Card title={t('accuracy')} note={isCompared ? t('comparedOver', { count }) : undefined}>
      <div className="grid gap-3">
        <p>
          {isCompared
            ? t(own.wape <= plain.wape ? 'better' : 'worse', { own: percent(own.wape), plain: percent(plain.wape) })
            : t('notCompared')}{' '}
          {!isCompared && lenders > 0 && t('borrowed', { count: lenders })}
        </p>
        {isCompared && (
          <dl className="grid grid-cols-[1fr_auto_auto] gap-x-6 gap-y-1 text-dense tabular-nums">
            <dt />
            <dd className="text-end font-bold">{t('forecast')}</dd>
            <dd className="text-end text-ink-2">{t('plain')}</dd>
            {(['wape', 'mape', 'bias'] as const).map((figure) => (
              <Figure key={figure} name={t(figure)} own={percent(own[figure])} plain={percent(plain[figure])} />
            ))}
          </dl>
        )}
      </div>
    </Card>
  );
}

function Figure({ name, own, plain }: { readonly name: string; readonly own: string; readonly plain: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-end font-bold">{own}</dd>
      <dd className="text-end text-ink-2">{plain}</dd>
    </>
  );
}
