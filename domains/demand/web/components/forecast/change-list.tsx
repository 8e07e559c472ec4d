import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Resource } from '@hearth/ui/resource';
import { listForecastChanges } from '../../../contract/forecast-endpoints.ts';
import type { Driver } from '../../../rules/actuals/drivers.ts';
import { useAmount } from '../actuals/words.ts';
import { useForecastWords } from './words.ts';

/** Who adjusted or approved which day, and why. */
export function ChangeList({ driver, currency }: { readonly driver: Driver; readonly currency: string | null }) {
  const { t, problem } = useForecastWords();
  const format = useFormat();
  const brand = useBrand();
  const amount = useAmount(driver, currency);
  const list = useCall(listForecastChanges, { params: { id: brand.id, driver } });
  return (
    <Resource
      of={list}
      rows={3}
      failed={t('notLoaded')}
      problem={problem}
      isEmpty={({ changes }) => changes.length === 0}
      empty={<p className="py-2 text-ink-2">{t('changesEmpty')}</p>}
    >
      {({ changes }) => (
        <ul className="divide-y divide-line">
          {changes.map(({ id, day, action, before, after, reason, by, at }) => (
            <li key={id} className="grid gap-0.5 py-2">
              <span>
                {format.date(day, 'full')} ·{' '}
                {t(`did.${action}`, { name: by ?? t('someone'), before: amount(before), after: amount(after) })}
              </span>
              <span className="text-dense text-ink-2">
                {reason !== '' && `${reason} · `}
                {format.instant(at, brand.timeZone)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Resource>
  );
}
