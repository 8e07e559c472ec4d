import { useBrand } from '@hearth/client/person';
import { PageTitle } from '@hearth/ui/page-title';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { LocationSchedule } from '../components/location/location-schedule.tsx';
import { useSchedulingPhrases } from '../components/use-scheduling-phrases.ts';

const AboveLocations = lazy(() => import('../components/location/above-locations.tsx'));
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The schedule of the location in view; above locations, the choice of one first, or the making of one. */
export function Component() {
  const { t } = useSchedulingPhrases();
  const brand = useBrand();
  const [search, setSearch] = useSearchParams();
  if (brand.type !== 'LOCATION') {
    return (
      <Suspense fallback={null}>
        <AboveLocations brand={brand} />
      </Suspense>
    );
  }
  const asked = search.get('date');
  return (
    <>
      <PageTitle>{t('menu.schedule')}</PageTitle>
      <LocationSchedule
        key={brand.id}
        locationId={brand.id}
        date={asked !== null && DATE.test(asked) ? asked : null}
        view={search.get('view') === 'day' ? 'day' : 'week'}
        openOnly={search.has('open')}
        find={search.get('find') ?? ''}
        onGo={(date, view) => {
          const next = new URLSearchParams(search);
          next.set('date', date);
          if (view === 'day') next.set('view', 'day');
          else next.delete('view');
          setSearch(next);
        }}
      />
    </>
  );
}
