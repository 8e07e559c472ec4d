import { Badge } from '@hearth/ui/badge';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import type { Figure, RankedLocation } from '../../contract/schemas.ts';
import { FIGURES } from '../../contract/schemas.ts';
import { useDashboardPhrases } from '../words.ts';

const URGENT: ReadonlySet<Figure> = new Set(['gaps', 'away', 'late']);

/** The locations, the worst first: a table where there is room, lines on a phone. Each leads to its own day. */
export function RankedLocations({ locations }: { locations: readonly RankedLocation[] }) {
  const { t, format } = useDashboardPhrases();
  const shown = FIGURES.filter((kind) => locations.some(({ figures }) => figures[kind] !== null));
  const columns: Column<RankedLocation>[] = [
    { id: 'location', header: t('overview.location'), rowHeader: true, cell: (row) => <Place row={row} /> },
    {
      id: 'first',
      header: t('overview.first'),
      cell: ({ first }) => <First kind={first} />,
    },
    ...shown.map((kind): Column<RankedLocation> => ({
      id: kind,
      header: t(`figures.${kind}`),
      align: 'end',
      cell: ({ figures, location }) => <Count kind={kind} count={figures[kind] ?? 0} locationId={location.id} />,
    })),
  ];
  return (
    <>
      <DataTable
        label={t('overview.worst')}
        className="max-xl:hidden"
        columns={columns}
        rows={locations}
        rowKey={({ location }) => location.id}
      />
      <ul className="divide-y divide-line xl:hidden">
        {locations.map((row) => (
          <li key={row.location.id} className="grid gap-2 px-4 py-3">
            <Place row={row} />
            <ul className="flex flex-wrap gap-1.5">
              {shown
                .filter((kind) => (row.figures[kind] ?? 0) > 0)
                .map((kind) => (
                  <li key={kind}>
                    <Badge tone={URGENT.has(kind) ? 'bad' : 'neutral'}>
                      {t('overview.figure', {
                        figure: t(`figures.${kind}`),
                        count: format.number(row.figures[kind] ?? 0),
                      })}
                    </Badge>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The shell puts the brand of `gid` in view before it shows the day. */
function Place({ row: { location } }: { row: RankedLocation }) {
  return (
    <Link
      to={`/dashboard?gid=${location.id}`}
      className={`${TEXT_LINK} inline-flex min-h-6 min-w-0 items-center gap-2 phone:min-h-11`}
    >
      <bdi className="truncate">{location.name}</bdi>
      {location.city !== null && <bdi className="truncate text-sm font-normal text-ink-2">{location.city}</bdi>}
    </Link>
  );
}

function First({ kind }: { kind: Figure }) {
  const { t } = useDashboardPhrases();
  return <Badge tone={URGENT.has(kind) ? 'bad' : 'warn'}>{t(`figures.${kind}`)}</Badge>;
}

/** Where the rows behind a figure stand, at the location that is put in view. */
const ROWS: Readonly<Record<Figure, string>> = {
  gaps: '/schedule?view=day&open',
  away: '/schedule?view=day',
  hidden: '/schedule',
  late: '/dashboard/hiring?view=list&waits=late',
  waiting: '/dashboard/hiring?view=list&waits=in_time',
  time_off: '/schedule/time-off',
  unread: '/messages',
};

function Count({ kind, count, locationId }: { kind: Figure; count: number; locationId: string }) {
  const { format } = useDashboardPhrases();
  if (count === 0) return <span className="text-ink-3">{format.number(0)}</span>;
  return (
    <Link
      to={`${ROWS[kind]}${ROWS[kind].includes('?') ? '&' : '?'}gid=${locationId}`}
      className={`${TEXT_LINK} font-bold ${URGENT.has(kind) ? 'text-bad' : ''}`}
    >
      {format.number(count)}
    </Link>
  );
}
