import { Plus, Store, Upload } from 'lucide-react';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useDebounced } from '@hearth/client/browser/use-debounced';
import { useMediaQuery } from '@hearth/client/browser/use-media';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
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
import { useTree } from '../use-tree.ts';
import { useWords } from '../words.ts';

/** How long typing has to rest before the server is asked: shorter than the pause between two words. */
const REST_MS = 120;
/** As wide as two panes beside each other need. */
const WIDE = '(width >= 64rem)';

/** All locations of the group: browsed as a tree, found as they are typed, seen in full beside the list. */
export function Component() {
  const [additions, setAdditions] = useState(0);
  // A tree that was read is not read again: with each addition the page begins anew.
  return <Locations key={additions} onAdded={() => setAdditions(additions + 1)} />;
}

function Locations({ onAdded }: { onAdded: () => void }) {
  const words = useWords();
  const { t } = words;
  const rootId = useRootId();
  const brand = useBrand();
  const mayAdd = hasPermission(brand, 'MANAGE_BRAND') && brand.type !== 'LOCATION';
  const tree = useTree(rootId);
  const wide = useMediaQuery(WIDE);
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const chosenId = search.get('location') ?? '';
  const wanted = useDeferredValue(typed.trim());
  const settled = useDebounced(wanted, REST_MS);
  const term = wanted === '' ? '' : settled;
  const adding = mayAdd && search.has('add');
  const empty = tree.root !== undefined && tree.root.location_count === 0;

  function change(next: Readonly<Record<string, string>>, replace: boolean) {
    const entries = new URLSearchParams(search);
    for (const [name, value] of Object.entries(next)) {
      if (value === '') entries.delete(name);
      else entries.set(name, value);
    }
    setSearch(entries, { replace, preventScrollReset: true });
  }
  const choose = ({ id }: { id: string }) => change({ location: id }, chosenId !== '');
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
        actions={
          !empty && (
            <>
              <Link to="/settings/imports/new?kind=LOCATIONS" className={linkButtonLook()}>
                <Icon of={Upload} />
                {t('locations.import')}
              </Link>
              {mayAdd && (
                <Button icon={<Icon of={Plus} />} onClick={() => change({ add: 'location' }, false)}>
                  {t('add.open')}
                </Button>
              )}
            </>
          )
        }
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
          {words.problem(tree.failed.error)}
        </Alert>
      )}
      {empty ? (
        <EmptyState
          icon={<Icon of={Store} size={24} />}
          title={t('locations.emptyTitle')}
          action={
            <>
              {mayAdd && (
                <Button variant="primary" size="lg" onClick={() => change({ add: 'location' }, false)}>
                  {t('add.open')}
                </Button>
              )}
              <Link to="/settings/imports/new?kind=LOCATIONS" className={linkButtonLook('secondary', 'lg')}>
                {t('locations.import')}
              </Link>
            </>
          }
        >
          {t('locations.emptyText')}
        </EmptyState>
      ) : (
        <div className="grid h-[calc(100dvh-11rem)] min-h-96 overflow-clip rounded-lg border border-line bg-surface lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
          <div className="flex min-h-0 min-w-0 flex-col lg:border-e lg:border-line">
            <div className="border-b border-line p-3">
              <SearchField
                label={t('search.label')}
                placeholder={t('search.placeholder')}
                clearLabel={t('search.clear')}
                value={typed}
                onChange={(value) => change({ q: value }, true)}
              />
            </div>
            <div className="min-h-0 flex-1">
              {term === '' ? (
                <TreeView
                  label={t('locations.title')}
                  rootId={rootId}
                  tree={tree}
                  chosenId={chosenId}
                  onChoose={choose}
                />
              ) : (
                <FoundList term={term} chosenId={chosenId} onChoose={choose} />
              )}
            </div>
          </div>
          {wide && (
            <div className="min-h-0 overflow-auto">
              {card ?? (
                <EmptyState icon={<Icon of={Store} size={24} />} title={t('detail.none')} className="pt-24">
                  {t('detail.noneHint')}
                </EmptyState>
              )}
            </div>
          )}
        </div>
      )}
      {adding && (
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
