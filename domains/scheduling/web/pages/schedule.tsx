import { useBrand } from '@hearth/client/person';
import { FirstLocation, useLacksLocation } from '@hearth/domains/core/widgets';
import { PageTitle } from '@hearth/ui/page-title';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { LocationSchedule } from '../components/location-schedule.tsx';
import { useWords } from '../components/use-words.ts';

const LocationPicker = lazy(() => import('../components/location-picker.tsx'));
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The schedule of the location in view; above locations, the choice of one first, or the making of one. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  const lacksLocation = useLacksLocation();
  const [search, setSearch] = useSearchParams();
  const title = <PageTitle>{t('menu.schedule')}</PageTitle>;
  if (lacksLocation) return <FirstLocation page={t('menu.schedule')} className="p-4 md:p-6" />;
  if (brand.type !== 'LOCATION') {
    return (
      <>
        {title}
        <Suspense fallback={null}>
          <LocationPicker brand={brand} />
        </Suspense>
      </>
    );
  }
  const asked = search.get('date');
  return (
    <>
      {title}
      <LocationSchedule
        key={brand.id}
        locationId={brand.id}
        date={asked !== null && DATE.test(asked) ? asked : null}
        view={search.get('view') === 'day' ? 'day' : 'week'}
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
