import { useDebounced } from '@hearth/client/browser/use-debounced';
import type { CurrentBrand } from '@hearth/client/person';
import { usePerson } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { searchBrands } from '@hearth/domains/core/contract';
import type { AnswerOf } from '@hearth/kit/endpoint';
import type { FoundBrand } from '@hearth/domains/core/schemas';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { SearchField } from '@hearth/ui/search-field';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { ChevronRight, History, MapPin, Star } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { lastLocation } from '../../state/last-location.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';

const SEARCH_DELAY_MS = 300;
const PAGE = 20;
const MOST = 100;

/** The choice of a location for who looks at the schedule from above one; an only location is opened by itself. */
export function LocationPicker({ brand }: { brand: CurrentBrand }) {
  const { t, problem } = useSchedulingPhrases();
  const say = useDialogPhrases();
  const { chooseBrand } = usePerson();
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const [going, setGoing] = useState<string | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const term = useDeferredValue(useDebounced(typed.trim(), SEARCH_DELAY_MS));
  const found = useCall(
    searchBrands,
    { params: { id: brand.id }, body: { term, type: 'LOCATION', limit } },
    { keepPrevious: true },
  );
  const last = lastLocation(brand.groupId);
  const locations = found.data?.brands ?? [];
  const go = async (id: string): Promise<void> => {
    setGoing(id);
    setRefused(null);
    try {
      await chooseBrand(id);
    } catch (error) {
      setRefused(error);
    }
    setGoing(null);
  };
  useOnlyLocation(term === '' && !found.isPlaceholderData ? found.data : undefined, (id) => void go(id));
  const line = (location: Pick<FoundBrand, 'id' | 'name'>, note: string, icon: typeof MapPin) => (
    <li key={location.id}>
      <button
        type="button"
        aria-busy={going === location.id}
        onClick={() => void go(location.id)}
        className="flex min-h-13 w-full items-center gap-3 px-4 py-2 text-start hover:bg-surface-2 aria-busy:opacity-60"
      >
        <Icon of={icon} size={20} className="text-ink-2" />
        <span className="min-w-0 flex-1">
          <b className="block truncate">{location.name}</b>
          {note !== '' && <span className="block truncate text-sm text-ink-2">{note}</span>}
        </span>
        <Icon of={ChevronRight} directional className="text-ink-2" />
      </button>
    </li>
  );
  return (
    <div className="mx-auto grid max-w-2xl gap-4 p-4 sm:p-6">
      <PageHeader title={say('locations.title')} note={say('locations.note')} />
      <SearchField
        size="lg"
        label={say('locations.search')}
        placeholder={say('locations.placeholder')}
        clearLabel={say('locations.clear')}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setLimit(PAGE);
        }}
        busy={found.isFetching && found.isPlaceholderData}
      />
      {refused !== null && <Alert tone="bad">{problem(refused)}</Alert>}
      {found.isError && (
        <Alert tone="bad" action={<Button onClick={() => void found.refetch()}>{t('again')}</Button>}>
          {problem(found.error)}
        </Alert>
      )}
      {last !== null && typed === '' && (
        <Card flush title={say('locations.last')}>
          <ul>{line(last, '', History)}</ul>
        </Card>
      )}
      <Card flush title={say(term === '' ? 'locations.all' : 'locations.found')}>
        {found.isPending ? (
          <SkeletonRows rows={6} />
        ) : locations.length === 0 && !found.isError ? (
          <EmptyState
            icon={<Icon of={MapPin} size={24} />}
            title={term === '' ? say('locations.empty') : say('locations.none', { term })}
          />
        ) : (
          <ul className="divide-y divide-line">
            {locations.map((location) => line(location, placeText(location), location.is_favourite ? Star : MapPin))}
          </ul>
        )}
      </Card>
      {found.data?.next_cursor != null && limit < MOST && (
        <Button className="justify-self-center" onClick={() => setLimit(MOST)}>
          {say('locations.more')}
        </Button>
      )}
    </div>
  );
}

/** Opens the only location there is: there is nothing to choose. What is refused is tried again by hand. */
function useOnlyLocation(all: AnswerOf<typeof searchBrands> | undefined, open: (id: string) => void): void {
  const [only, ...others] = all?.next_cursor === null ? all.brands : [];
  const id = others.length === 0 ? only?.id : undefined;
  const openIt = useEffectEvent(open);
  useEffect(() => {
    if (id !== undefined) openIt(id);
  }, [id]);
}

function placeText({ city, region, path }: FoundBrand): string {
  return [city, region === city ? null : region, path.slice(1).join(' › ')].filter((part) => part).join(' · ');
}
