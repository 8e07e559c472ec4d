import { Icon } from '@hearth/ui/icon';
import { List, MapPinned } from 'lucide-react';
import { searchAddress } from '../../../rules/career-search.ts';
import type { CareerSearch } from '../../../rules/career-search.ts';
import { usePlaceWords } from '../../components/places/words.ts';

const ICONS = { list: List, map: MapPinned } as const;
const VIEWS = ['list', 'map'] as const;

/** Switches between the list and the map by two links. */
export function ViewChoice({ search, path }: { readonly search: CareerSearch; readonly path: string }) {
  const { t } = usePlaceWords();
  return (
    <nav aria-label={t('view')} className="flex rounded-md border border-line-strong bg-surface">
      {VIEWS.map((view) => (
        <a
          key={view}
          href={searchAddress(path, search, { view, bounds: undefined })}
          rel="nofollow"
          aria-current={search.view === view ? 'true' : undefined}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-3 text-dense text-ink-2 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-bold aria-[current]:text-accent-ink phone:min-h-11"
        >
          <Icon of={ICONS[view]} size={16} />
          {t(view)}
        </a>
      ))}
    </nav>
  );
}
