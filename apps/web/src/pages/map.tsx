import { useDebounced } from '@hearth/client/browser/use-debounced';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SearchField } from '@hearth/ui/search-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { useDeferredValue, useState } from 'react';
import { ChosenBrand } from '../map/chosen-brand.tsx';
import { LocationsMap } from '../map/locations-map.tsx';
import { useMapChoice } from '../map/map-choices.ts';
import { useMapBrands } from '../map/use-map-brands.ts';
import type { MapBrand } from '../map/use-map-brands.ts';
import { useMapMode } from '../map/use-map-mode.ts';
import { useMapWords, useBrandNote } from '../map/words.ts';

/** The locations of the reader's whole structure on a map, or as a list: all or starred ones, by name or from the nearest on. */
export function Component() {
  const { t, problem } = useMapWords();
  const root = useMapMode();
  const [view, setView] = useMapChoice('hmap_active_view');
  const [sorting, setSorting] = useMapChoice('hmap_active_sorting');
  const [look, setLook] = useMapChoice('hmap_active_ui_view');
  const [text, setText] = useState('');
  const term = useDebounced(useDeferredValue(text.trim()));
  const [chosen, setChosen] = useState<MapBrand>();
  const found = useMapBrands(root, view, sorting, term);
  const brands = found.data?.pages.flatMap((page) => page.brands) ?? [];
  return (
    <div className="grid gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={text}
          onChange={setText}
          busy={found.isFetching && term !== ''}
          className="min-w-56 flex-1"
        />
        <Choice about="view" value={view} onChange={setView} values={['all', 'favourites']} />
        <Choice about="sorting" value={sorting} onChange={setSorting} values={['name', 'near']} />
        <Choice about="look" value={look} onChange={setLook} values={['map', 'list']} />
      </div>
      {found.isError && (
        <Alert tone="bad" urgent>
          {problem(found.error)}
        </Alert>
      )}
      {chosen !== undefined && <ChosenBrand key={chosen.id} brand={chosen} />}
      {found.isPending && !found.isError ? (
        <SkeletonRows rows={6} />
      ) : brands.length === 0 ? (
        <p className="py-12 text-center text-ink-2">{t(view === 'favourites' && term === '' ? 'noStars' : 'none')}</p>
      ) : look === 'map' ? (
        <LocationsMap
          key={`${root} ${view} ${term}`}
          root={root}
          term={term}
          starred={view === 'favourites'}
          brands={brands}
          chosenId={chosen?.id ?? null}
          onChoose={setChosen}
        />
      ) : (
        <BrandList brands={brands} chosenId={chosen?.id ?? null} onChoose={setChosen} />
      )}
      {found.hasNextPage && (
        <Button
          className="justify-self-center"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly about: 'view' | 'sorting' | 'look';
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly values: readonly Value[];
}

/** One of two ways to look at the locations. */
function Choice<Value extends 'all' | 'favourites' | 'name' | 'near' | 'map' | 'list'>(props: ChoiceProps<Value>) {
  const { t } = useMapWords();
  const { about, value, onChange, values } = props;
  const labels = {
    all: t('view.all'),
    favourites: t('view.favourites'),
    name: t('sorting.name'),
    near: t('sorting.near'),
    map: t('look.map'),
    list: t('look.list'),
  };
  return (
    <SegmentedControl
      label={t(`${about}.label`)}
      value={value}
      onChange={onChange}
      segments={values.map((id) => ({ value: id, label: labels[id] }))}
    />
  );
}

interface BrandListProps {
  readonly brands: readonly MapBrand[];
  readonly chosenId: string | null;
  readonly onChoose: (brand: MapBrand) => void;
}

function BrandList({ brands, chosenId, onChoose }: BrandListProps) {
  const { t } = useMapWords();
  const noteOf = useBrandNote();
  return (
    <ul aria-label={t('title')} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {brands.map((brand) => (
        <li key={brand.id}>
          <button
            type="button"
            aria-pressed={brand.id === chosenId}
            onClick={() => onChoose(brand)}
            className="block min-h-11 w-full px-4 py-2 text-start -outline-offset-2 hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            <bdi className="font-bold">{brand.name}</bdi>
            <span className="block text-sm text-ink-2">{noteOf(brand)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
