import { useBrand } from '@hearth/client/person';
import { useSearchParams } from 'react-router';
import { LocationPicker } from '../components/location-picker.tsx';
import { LocationSchedule } from '../components/location-schedule.tsx';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The schedule of the location in view; above locations, the choice of one first. */
export function Component() {
  const brand = useBrand();
  const [search, setSearch] = useSearchParams();
  if (brand.type !== 'LOCATION') return <LocationPicker brand={brand} />;
  const asked = search.get('date');
  return (
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
  );
}
