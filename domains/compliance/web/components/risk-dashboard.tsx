import { Resource } from '@hearth/ui/resource';
import { useCall } from '@hearth/client/query';
import { useBrand } from '@hearth/client/person';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PUBLISHED, SHIFTS_CHANGED } from '@hearth/domains/scheduling/events';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Card } from '@hearth/ui/card';
import { FilterChips } from '@hearth/ui/chip';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { CalendarDays, ShieldCheck } from 'lucide-react';
import { listRisks, summarizeRisks } from '../../contract/endpoints.ts';
import type { RiskSummary } from '../../contract/schemas.ts';
import { useRiskFilter } from '../use-risk-filter.ts';
import type { RiskFilter } from '../use-risk-filter.ts';
import { useCompliancePhrases } from '../words.ts';
import { ExportButton } from './export-button.tsx';
import { Findings } from './findings.tsx';
import { HeatMap } from './heat-map.tsx';
import { WorstLocations } from './worst-locations.tsx';

/** The sums by kind and week, each of which narrows the list; the worst locations; and the single findings. */
export function RiskDashboard() {
  const brand = useBrand();
  const summary = useCall(summarizeRisks, { params: { id: brand.id } }, { keepPrevious: true });
  useReadAgainOn([SHIFTS_CHANGED, PUBLISHED], [summarizeRisks, listRisks]);
  return (
    <Resource of={summary} rows={8}>
      {(data) => <Dashboard data={data} />}
    </Resource>
  );
}

function Dashboard({ data }: { data: RiskSummary }) {
  const { t, format } = useCompliancePhrases();
  const brand = useBrand();
  const filter = useRiskFilter();
  const checked =
    data.checked_at === null
      ? undefined
      : t('checked', { time: format.instant(data.checked_at, deviceZone()), weeks: format.number(data.weeks_checked) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title={t('title', { place: brand.name })}
        note={checked}
        actions={data.open + data.answered > 0 && <ExportButton filter={filter} />}
      />
      {data.open + data.answered === 0 ? (
        <Card>
          {data.weeks_checked === 0 ? (
            <EmptyState icon={<Icon of={CalendarDays} size={24} />} title={t('calm.uncheckedTitle')}>
              {t('calm.unchecked')}
            </EmptyState>
          ) : (
            <EmptyState icon={<Icon of={ShieldCheck} size={24} />} title={t('calm.title')}>
              {t('calm.text')}
            </EmptyState>
          )}
        </Card>
      ) : (
        <>
          <Sums data={data} />
          <Filters data={data} filter={filter} />
          {brand.type !== 'LOCATION' && (
            <>
              <WorstLocations locations={data.locations} filter={filter} />
              <HeatMap data={data} filter={filter} />
            </>
          )}
          <Findings filter={filter} />
        </>
      )}
    </div>
  );
}

function Sums({ data }: { data: RiskSummary }) {
  const { t, format } = useCompliancePhrases();
  const all = data.open + data.answered;
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-3 phone:grid-cols-2">
      {(
        [
          ['open', data.open],
          ['answered', data.answered],
          ['published', data.published],
          ['draft', all - data.published],
        ] as const
      ).map(([name, count]) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-lg border border-line bg-surface px-4 py-3"
        >
          <dt className="text-sm text-ink-2">{t(`sums.${name}`)}</dt>
          <dd className={`text-2xl font-bold tabular-nums ${name === 'open' && count > 0 ? 'text-bad' : ''}`}>
            {format.number(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Filters({ data, filter }: { data: RiskSummary; filter: RiskFilter }) {
  const { t, format } = useCompliancePhrases();
  const formatCount = ({ open, answered }: { open: number; answered: number }): string =>
    format.number(open + answered);
  const one = (name: 'rule' | 'week') => (chosen: readonly string[]) =>
    filter.choose(name, chosen.find((id) => id !== filter.chosen[name]) ?? null);
  return (
    <div className="grid gap-3">
      <FilterChips
        label={t('by.rule')}
        chips={data.rules.map((line) => ({ id: line.rule, label: t(`rules.${line.rule}`), count: formatCount(line) }))}
        chosen={filter.chosen.rule === null ? [] : [filter.chosen.rule]}
        onChange={one('rule')}
      />
      <FilterChips
        label={t('by.week')}
        chips={data.weeks.map((line) => ({
          id: line.week,
          label: t('weekOf', { date: format.date(line.week, 'short') }),
          count: formatCount(line),
        }))}
        chosen={filter.chosen.week === null ? [] : [filter.chosen.week]}
        onChange={one('week')}
      />
    </div>
  );
}
