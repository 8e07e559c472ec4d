import { useVirtualizer } from '@tanstack/react-virtual';
import { MapPin } from 'lucide-react';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { WrittenText } from '@hearth/ui/written-text';
import { useEffect, useRef } from 'react';
import type { FoundBrand } from '../../contract/schemas.ts';
import { useFoundLocations } from '../api.ts';
import { useWords } from '../words.ts';

const ROW_HEIGHT = 60;

/** A location's place, country first; the city is omitted if the region has the same name. */
function formatPlace({ path, city }: FoundBrand): string {
  const above = path.slice(1);
  return (city === null || above.at(-1) === city ? above : [...above, city]).join(' › ');
}

/** Locations that fit what was typed, best first; more are read as the end of the list comes into view. */
export function FoundList(props: { term: string; chosenId: string; onChoose: (found: FoundBrand) => void }) {
  const { term, chosenId, onChoose } = props;
  const words = useWords();
  const { t } = words;
  const scroller = useRef<HTMLDivElement>(null);
  const found = useFoundLocations(term);
  const brands = found.data?.pages.flatMap((page) => page.brands) ?? [];
  // oxlint-disable-next-line react/incompatible-library -- guards the React Compiler, which is not used
  const virtualizer = useVirtualizer({
    count: brands.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const atEnd = (items.at(-1)?.index ?? 0) >= brands.length - 10;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  useEffect(() => {
    if (atEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [atEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);

  if (found.isPending) return <SkeletonRows rows={6} />;
  if (found.error !== null) return <p className="p-4 text-base text-bad">{words.problem(found.error)}</p>;
  if (brands.length === 0) {
    return <EmptyState title={t('search.nothing', { term })}>{t('search.nothingHint')}</EmptyState>;
  }
  return (
    <div ref={scroller} aria-busy={found.isFetching} className="h-full overflow-auto overscroll-contain">
      <ul aria-label={t('search.found')} style={{ height: virtualizer.getTotalSize() }} className="relative">
        {items.map(({ index, start, key }) => {
          const brand = brands[index];
          if (brand === undefined) return null;
          return (
            <li
              key={key}
              style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
              className="absolute inset-x-0 top-0"
            >
              <FoundRow brand={brand} chosen={brand.id === chosenId} onChoose={() => onChoose(brand)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function FoundRow({ brand, chosen, onChoose }: { brand: FoundBrand; chosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-current={chosen ? true : undefined}
      onClick={onChoose}
      className={`flex size-full items-center gap-3 px-3 text-start -outline-offset-2 ${chosen ? 'bg-accent-soft text-accent-ink' : 'hover:bg-surface-2'}`}
    >
      <Icon of={MapPin} className={chosen ? '' : 'text-ink-3'} />
      <span className="min-w-0 flex-1">
        <WrittenText className="text-base font-bold">{brand.name}</WrittenText>
        <WrittenText className="text-sm text-ink-2">{formatPlace(brand)}</WrittenText>
      </span>
      <span className="shrink-0 text-sm text-ink-2 tabular-nums">{brand.number}</span>
    </button>
  );
}
