import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { CircleCheck, RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { rankLocations } from '../../contract/endpoints.ts';
import type { Figure } from '../../contract/schemas.ts';
import { FIGURES } from '../../contract/schemas.ts';
import { useDashboardPhrases } from '../words.ts';
import { FigureCards } from './figure-cards.tsx';
import { ListPages } from './list-pages.tsx';
import { RankedLocations } from './ranked-locations.tsx';

const PAGE_SIZE = 25;
/** Comes after what waits: it is asked of the schedules. */
const LocationHoursCard = lazy(() => import('./hours/location-hours-card.tsx'));

/** The locations below the brand in view: sums, each of which ranks the list, and the locations. */
export function Overview() {
  const { t, format } = useDashboardPhrases();
  const brand = useBrand();
  const { by, page, choose, turn } = usePlaceInList();
  const ranked = useCall(
    rankLocations,
    {
      params: { id: brand.id },
      query: {
        offset: String(page * PAGE_SIZE),
        limit: String(PAGE_SIZE),
        ...(by === null ? {} : { by }),
      },
    },
    { keepPrevious: true },
  );
  const again = (
    <Button icon={<Icon of={RefreshCw} />} busy={ranked.isFetching} onClick={() => void ranked.refetch()}>
      {t('overview.again')}
    </Button>
  );
  return (
    <div className="grid gap-5">
      <PageHeader
        title={t('overview.title', { place: brand.name })}
        note={ranked.data && t('asOf', { time: format.instantTime(ranked.data.as_of, deviceZone()) })}
        actions={again}
      />
      <Resource of={ranked} rows={8}>
        {(data) => (
          <>
            <FigureCards sums={data.sums} chosen={by} onChoose={choose} />
            <Card
              flush
              title={by === null ? t('overview.worst') : t('overview.by', { figure: t(`figures.${by}`) })}
              note={t('overview.count', {
                waiting: format.number(data.total),
                all: format.number(data.location_count),
              })}
              footer={
                data.total > PAGE_SIZE && (
                  <ListPages
                    label={t('overview.pages')}
                    page={page}
                    last={Math.ceil(data.total / PAGE_SIZE) - 1}
                    onTurn={turn}
                  />
                )
              }
            >
              {data.locations.length === 0 ? (
                <EmptyState icon={<Icon of={CircleCheck} size={24} />} title={t('overview.calm')}>
                  {t('overview.calmText')}
                </EmptyState>
              ) : (
                <RankedLocations locations={data.locations} />
              )}
            </Card>
          </>
        )}
      </Resource>
      <Suspense>
        <LocationHoursCard />
      </Suspense>
    </div>
  );
}

/** Figure and page stand in the address, so that going back to the list finds it as it was. */
function usePlaceInList() {
  const [search, setSearch] = useSearchParams();
  const given = search.get('by');
  const by = FIGURES.find((kind) => kind === given) ?? null;
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 0));
  const go = (figure: Figure | null, to: number): void =>
    setSearch(
      {
        ...(figure === null ? {} : { by: figure }),
        ...(to === 0 ? {} : { page: String(to) }),
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    by,
    page,
    choose: (figure: Figure | null) => go(figure, 0),
    turn: (to: number) => go(by, to),
  };
}
