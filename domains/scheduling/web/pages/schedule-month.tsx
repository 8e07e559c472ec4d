import { useBrand } from '@hearth/client/person';
import { PageTitle } from '@hearth/ui/page-title';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { MonthView } from '../components/month/month-view.tsx';
import { useMonthWords } from '../components/month/words.ts';

const AboveLocations = lazy(() => import('../components/location/above-locations.tsx'));
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The month of the location in view, in figures; a day leads to its schedule. Above locations, the choice of one first. */
export function Component() {
  const { t } = useMonthWords();
  const brand = useBrand();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date') ?? '';
  if (brand.type !== 'LOCATION') {
    return (
      <Suspense fallback={null}>
        <AboveLocations brand={brand} />
      </Suspense>
    );
  }
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <MonthView
        key={brand.id}
        locationId={brand.id}
        date={DATE.test(asked) ? asked : null}
        onGo={(date) => setSearch(date === null ? {} : { date })}
      />
    </>
  );
}
