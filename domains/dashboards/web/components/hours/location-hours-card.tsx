import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { Card } from '@hearth/ui/card';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Resource } from '@hearth/ui/resource';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { listLocationHours } from '../../../contract/endpoints.ts';
import type { LocationHours } from '../../../contract/schemas.ts';
import { percentChange } from '../../../rules/change.ts';
import { ListPages } from '../list-pages.tsx';
import en from './en.json' with { type: 'json' };

const PAGE_SIZE = 10;

/** The words and formatters of the card. */
function useHoursWords() {
  return { ...usePhrases('dashboards-hours', en), format: useFormat() };
}

/** What the week of each location comes to, beside the week before; nothing for whoever may not read the schedules. */
export default function LocationHoursCard() {
  const { t } = useHoursWords();
  const brand = useBrand();
  const [page, setPage] = useState(0);
  const read = useCall(
    listLocationHours,
    { params: { id: brand.id }, query: { offset: String(page * PAGE_SIZE), limit: String(PAGE_SIZE) } },
    { keepPrevious: true },
  );
  const { data } = read;
  if (data?.total === null || data?.total === 0) return null;
  const seesPay = data?.locations.some(({ cost }) => cost !== null) ?? false;
  const total = data?.total ?? 0;
  return (
    <Card
      flush
      title={t(seesPay ? 'title' : 'titleHours')}
      footer={
        total > PAGE_SIZE && (
          <ListPages label={t('pages')} page={page} last={Math.ceil(total / PAGE_SIZE) - 1} onTurn={setPage} />
        )
      }
    >
      <Resource of={read} rows={5} failed={t('failed')}>
        {({ locations }) => <HoursOf locations={locations} seesPay={seesPay} />}
      </Resource>
    </Card>
  );
}

function HoursOf({ locations, seesPay }: { locations: readonly LocationHours[]; seesPay: boolean }) {
  const { t, format } = useHoursWords();
  const columns: Column<LocationHours>[] = [
    { id: 'location', header: t('location'), rowHeader: true, cell: (row) => <Place row={row} /> },
    { id: 'hours', header: t('hours'), align: 'end', cell: ({ minutes }) => format.duration(minutes) },
    { id: 'before', header: t('before'), align: 'end', cell: (row) => format.duration(row.minutes_before) },
    { id: 'change', header: t('change'), align: 'end', cell: (row) => <Change row={row} /> },
    ...(seesPay
      ? [{ id: 'cost', header: t('cost'), align: 'end' as const, cell: (row: LocationHours) => <Cost row={row} /> }]
      : []),
  ];
  return (
    <>
      <DataTable
        label={t(seesPay ? 'title' : 'titleHours')}
        className="phone:hidden"
        columns={columns}
        rows={locations}
        rowKey={({ location }) => location.id}
      />
      <ul className="hidden divide-y divide-line phone:block">
        {locations.map((row) => (
          <li key={row.location.id} className="grid gap-1 px-4 py-3">
            <Place row={row} />
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
              <span className="text-lg font-bold tabular-nums">{format.duration(row.minutes)}</span>
              <Change row={row} />
              {seesPay && (
                <span className="ms-auto text-end font-bold">
                  <Cost row={row} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to the week, at the location that is put in view. */
function Place({ row: { location, week } }: { row: LocationHours }) {
  return (
    <Link
      to={`/schedule?date=${week}&gid=${location.id}`}
      className={`${TEXT_LINK} inline-flex min-h-6 min-w-0 items-center gap-2 phone:min-h-11`}
    >
      <bdi className="truncate">{location.name}</bdi>
      {location.city !== null && <bdi className="truncate text-sm font-normal text-ink-2">{location.city}</bdi>}
    </Link>
  );
}

/** By how much the week differs from the one before; more hours are neither good nor bad. */
function Change({ row: { minutes, minutes_before: before } }: { row: LocationHours }) {
  const { t, format } = useHoursWords();
  const change = percentChange(minutes, before);
  if (change === null) return null;
  if (change === 0) return <span className="text-sm text-ink-2">{t('same')}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-sm whitespace-nowrap text-ink-2 tabular-nums">
      <Icon of={change > 0 ? ArrowUp : ArrowDown} size={14} />
      {`${change > 0 ? '+' : '−'}${format.percent(Math.abs(change) / 100)}`}
    </span>
  );
}

function Cost({ row: { cost, currency, minutes_without_cost: unknown } }: { row: LocationHours }) {
  const { t, format } = useHoursWords();
  if (cost === null || currency === null) return null;
  return (
    <span className="tabular-nums">
      {format.money(cost, currency, 'whole')}
      {unknown !== null && unknown > 0 && (
        <span className="block text-sm font-normal text-ink-2">
          {t('partial', { hours: format.duration(unknown) })}
        </span>
      )}
    </span>
  );
}
