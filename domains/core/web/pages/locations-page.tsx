import { Plus, Store, Upload } from 'lucide-react';
import { hasPermission, useBrand } from '@hearth/client/person';
import { Slot } from '@hearth/client/slots';
import { useDebounced } from '@hearth/client/browser/use-debounced';
import { useMediaQuery } from '@hearth/client/browser/use-media';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { Drawer } from '@hearth/ui/drawer';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SearchField } from '@hearth/ui/search-field';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRootId } from '../api.ts';
import { AddLocation } from '../components/add-location.tsx';
import { FoundList } from '../components/found-list.tsx';
import { LocationCard } from '../components/location-card.tsx';
import { TreeView } from '../components/tree-view.tsx';
import { LOCATION_TOOLS } from '../slots.ts';
import type { ListedLocations } from '../slots.ts';
import { useTree } from '../use-tree.ts';
import { useWords } from '../words.ts';

/** How long typing has to rest before the server is asked: shorter than the pause between two words. */
const REST_MS = 120;
/** As wide as two panes beside each other need. */
const WIDE = '(width >= 64rem)';

/** All locations of the group: browsed as a tree, found as they are typed, seen in full beside the list. */
export function Component() {
  const [additions, setAdditions] = useState(0);
  const [search] = useSearchParams();
  const withArchived = search.has('archived');
  // A tree that was read is not read again: with each addition the page begins anew, and so it does for another choice of what is in it.
  return (
    <Locations
      key={`${additions}-${withArchived}`}
      withArchived={withArchived}
      onAdded={() => setAdditions(additions + 1)}
    />
  );
}

/** What the page shows, as its address says it. */
function useLocationSearch() {
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const wanted = useDeferredValue(typed.trim());
  const settled = useDebounced(wanted, REST_MS);
  return {
    typed,
    /** What is searched for, once typing rests; empty: the tree. */
    term: wanted === '' ? '' : settled,
    chosenId: search.get('location') ?? '',
    isAdding: search.has('add'),
    /** Changes parts of the address; empty ones leave it. */
    change: (next: Readonly<Record<string, string>>, replace: boolean): void => {
      const entries = new URLSearchParams(search);
      for (const [name, value] of Object.entries(next)) {
        if (value === '') entries.delete(name);
        else entries.set(name, value);
      }
      setSearch(entries, { replace, preventScrollReset: true });
    },
  };
}
type LocationSearch = ReturnType<typeof useLocationSearch>;

function Locations({ onAdded, withArchived }: { onAdded: () => void; withArchived: boolean }) {
  const { t, problem } = useWords();
  const rootId = useRootId();
  const mayAdd = useMayAdd();
  const tree = useTree(rootId, withArchived);
  const wide = useMediaQuery(WIDE);
  const search = useLocationSearch();
  const { chosenId, change } = search;
  const empty = tree.root !== undefined && tree.root.location_count === 0;
  const openAdding = () => change({ add: 'location' }, false);
  const card = chosenId === '' ? null : <LocationCard key={chosenId} id={chosenId} />;
  return (
    <div className="grid gap-4">
      <PageTitle>{t('locations.title')}</PageTitle>
      <PageHeader
        title={t('locations.title')}
        note={
          tree.root !== undefined &&
          !empty &&
          t('locations.note', { count: tree.root.location_count, name: tree.root.name })
        }
        actions={!empty && <WaysIn onAdd={openAdding} listed={{ brandId: rootId, term: search.term, withArchived }} />}
      />
      {tree.failed !== undefined && (
        <Alert
          tone="bad"
          urgent
          action={
            <Button size="sm" onClick={() => tree.load(tree.failed?.parentId ?? rootId)}>
              {t('locations.again')}
            </Button>
          }
        >
          {problem(tree.failed.error)}
        </Alert>
      )}
      {empty ? (
        <EmptyState
          icon={<Icon of={Store} size={24} />}
          title={t('locations.emptyTitle')}
          action={<WaysIn isFirst onAdd={openAdding} />}
        >
          {t('locations.emptyText')}
        </EmptyState>
      ) : (
        <div className="grid h-[calc(100dvh-11rem)] min-h-96 overflow-clip rounded-lg border border-line bg-surface lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
          <LocationList rootId={rootId} tree={tree} withArchived={withArchived} search={search} />
          {wide && <div className="min-h-0 overflow-auto">{card ?? <NoneChosen />}</div>}
        </div>
      )}
      {mayAdd && search.isAdding && (
        <AddLocation
          onClose={() => change({ add: '' }, true)}
          onAdded={({ id }) => {
            change({ add: '', location: id }, true);
            onAdded();
          }}
        />
      )}
      {!wide && (
        <Drawer
          open={card !== null}
          onClose={() => change({ location: '' }, true)}
          title={t('detail.title')}
          closeLabel={t('detail.close')}
          size="lg"
          flush
        >
          {card}
        </Drawer>
      )}
    </div>
  );
}

interface LocationListProps {
  readonly rootId: string;
  readonly tree: ReturnType<typeof useTree>;
  readonly withArchived: boolean;
  readonly search: LocationSearch;
}

/** The locations to choose from: the tree, or what was found. */
function LocationList({ rootId, tree, withArchived, search }: LocationListProps) {
  const { t } = useWords();
  const { typed, term, chosenId, change } = search;
  const choose = ({ id }: { id: string }) => change({ location: id }, chosenId !== '');
  return (
    <div className="flex min-h-0 min-w-0 flex-col lg:border-e lg:border-line">
      <div className="grid gap-2 border-b border-line p-3">
        <SearchField
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          value={typed}
          onChange={(value) => change({ q: value }, true)}
        />
        <Checkbox
          label={t('locations.archived')}
          checked={withArchived}
          onChange={({ target }) => change({ archived: target.checked ? 'true' : '' }, true)}
        />
      </div>
      <div className="min-h-0 flex-1">
        {term === '' ? (
          <TreeView label={t('locations.title')} rootId={rootId} tree={tree} chosenId={chosenId} onChoose={choose} />
        ) : (
          <FoundList term={term} withArchived={withArchived} chosenId={chosenId} onChoose={choose} />
        )}
      </div>
    </div>
  );
}

function NoneChosen() {
  const { t } = useWords();
  return (
    <EmptyState icon={<Icon of={Store} size={24} />} title={t('detail.none')} className="pt-24">
      {t('detail.noneHint')}
    </EmptyState>
  );
}

function useMayAdd(): boolean {
  const brand = useBrand();
  return hasPermission(brand, 'MANAGE_BRAND') && brand.type !== 'LOCATION';
}

/** How locations are added, for those who can: one by one, or from a file. The first one is asked for in large. */
function WaysIn({
  isFirst = false,
  onAdd,
  listed,
}: {
  isFirst?: boolean;
  onAdd: () => void;
  /** The list as it is narrowed, for what else can be done with it. */
  listed?: ListedLocations;
}) {
  const { t } = useWords();
  const brand = useBrand();
  const mayImport = hasPermission(brand, 'IMPORT_DATA') && brand.type !== 'LOCATION';
  const size = isFirst ? 'lg' : 'md';
  const add = useMayAdd() && (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      size={size}
      icon={isFirst ? undefined : <Icon of={Plus} />}
      onClick={onAdd}
    >
      {t('add.open')}
    </Button>
  );
  return (
    <>
      {isFirst && add}
      {listed !== undefined && <Slot of={LOCATION_TOOLS} with={listed} />}
      {mayImport && (
        <Link to="/settings/imports/new?kind=LOCATIONS" className={linkButtonLook('secondary', size)}>
          {!isFirst && <Icon of={Upload} />}
          {t('locations.import')}
        </Link>
      )}
      {!isFirst && add}
    </>
  );
}
