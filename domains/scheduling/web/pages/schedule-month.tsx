import { useBrand } from '@hearth/client/person';
import { PageTitle } from '@hearth/ui/page-title';
import { Navigate, useSearchParams } from 'react-router';
import { MonthView } from '../components/month/month-view.tsx';
import { useMonthWords } from '../components/month/words.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The month of the location in view, in figures; a day leads to its schedule. */
export function Component() {
  const { t } = useMonthWords();
  const brand = useBrand();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date') ?? '';
  // Above locations the schedule asks for one.
  if (brand.type !== 'LOCATION') return <Navigate to="/schedule" replace />;
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
