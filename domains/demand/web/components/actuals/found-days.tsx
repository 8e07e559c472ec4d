import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import type { ActualsReport } from '../../../contract/actual-schemas.ts';
import { useActualsWords, useAmount } from './words.ts';

type Found = ActualsReport['drivers'][number];
type Notable = ActualsReport['changed'][number];

/** What a file would change, by driver, and the days that are worth a look. */
export function FoundDays({ report, isNew }: { readonly report: ActualsReport; readonly isNew: boolean }) {
  const { t } = useActualsWords();
  return (
    <div className="grid gap-3">
      {!isNew && <Alert tone="info">{t('nothingNew')}</Alert>}
      <section className="grid gap-1">
        <h3 className="font-bold">{t('foundTitle')}</h3>
        <ul className="divide-y divide-line rounded-md border border-line">
          {report.drivers.map((one) => (
            <FoundDriver key={one.driver} found={one} currency={report.currency} />
          ))}
        </ul>
      </section>
      <NotableDays title={t('changesTitle')} days={report.changed} currency={report.currency} />
      <NotableDays title={t('oddTitle')} days={report.odd} currency={report.currency} />
    </div>
  );
}

function FoundDriver({ found, currency }: { readonly found: Found; readonly currency: string | null }) {
  const { t } = useActualsWords();
  const format = useFormat();
  const amount = useAmount(found.driver, currency);
  const facts = [
    found.days_new > 0 ? t('new', { count: found.days_new }) : null,
    found.days_changed > 0 ? t('changed', { count: found.days_changed }) : null,
    found.days_same > 0 ? t('same', { count: found.days_same }) : null,
    found.days_missing > 0 ? t('gaps', { count: found.days_missing }) : null,
  ];
  return (
    <li className="grid gap-0.5 px-3 py-2">
      <span className="flex flex-wrap justify-between gap-x-3">
        <b>{t(`drivers.${found.driver}`)}</b>
        <span className="tabular-nums">{amount(found.total)}</span>
      </span>
      <span className="text-dense text-ink-2">
        {format.dateRange(found.first_day, found.last_day)} · {facts.filter((fact) => fact !== null).join(' · ')}
      </span>
    </li>
  );
}

type NotableProps = {
  readonly title: string;
  readonly days: readonly Notable[];
  readonly currency: string | null;
};

function NotableDays({ title, days, currency }: NotableProps) {
  if (days.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-bold">{title}</h3>
      <ul className="grid max-h-48 gap-1 overflow-y-auto text-dense">
        {days.map((one) => (
          <NotableDay key={`${one.driver} ${one.day}`} notable={one} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

function NotableDay({ notable, currency }: { readonly notable: Notable; readonly currency: string | null }) {
  const { t } = useActualsWords();
  const format = useFormat();
  const amount = useAmount(notable.driver, currency);
  const { before, after } = notable;
  return (
    <li className="flex flex-wrap justify-between gap-x-3">
      <span>
        {format.date(notable.day, 'full')} · {t(`drivers.${notable.driver}`)}
      </span>
      <span className="tabular-nums">
        {before === null ? amount(after) : t('fromTo', { before: amount(before), after: amount(after) })}
      </span>
    </li>
  );
}
