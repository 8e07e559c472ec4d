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
import { PendingRead } from '@hearth/ui/resource/pending-read';
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

/** Goes to a location, one at a time; says why it can't be gone to. */
function useGoTo() {
  const { chooseBrand } = usePerson();
  const [going, setGoing] = useState<string | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
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
  return { going, refused, go };
}

/** The choice of a location for who looks at the schedule from above one; an only location is opened by itself. */
export function LocationPicker({ brand }: { brand: CurrentBrand }) {
  const { t, problem } = useSchedulingPhrases();
  const say = useDialogPhrases();
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const { going, refused, go } = useGoTo();
  const term = useDeferredValue(useDebounced(typed.trim(), SEARCH_DELAY_MS));
  const found = useCall(
    searchBrands,
    { params: { id: brand.id }, body: { term, type: 'LOCATION', limit } },
    { keepPrevious: true },
  );
  useOnlyLocation(term === '' && !found.isPlaceholderData ? found.data : undefined, (id) => void go(id));
  const last = lastLocation(brand.groupId);
  const locations = found.data?.brands ?? [];
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
          <ul>
            <LocationLine location={last} note="" icon={History} busy={going === last.id} onGo={go} />
          </ul>
        </Card>
      )}
      <Card flush title={say(term === '' ? 'locations.all' : 'locations.found')}>
        {found.isPending ? (
          <PendingRead of={found}>
            <SkeletonRows rows={6} />
          </PendingRead>
        ) : locations.length === 0 && !found.isError ? (
          <EmptyState
            icon={<Icon of={MapPin} size={24} />}
            title={term === '' ? say('locations.empty') : say('locations.none', { term })}
          />
        ) : (
          <ul className="divide-y divide-line">
            {locations.map((location) => (
              <LocationLine
                key={location.id}
                location={location}
                note={placeText(location)}
                icon={location.is_favourite ? Star : MapPin}
                busy={going === location.id}
                onGo={go}
              />
            ))}
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

interface LocationLineProps {
  readonly location: Pick<FoundBrand, 'id' | 'name'>;
  readonly note: string;
  readonly icon: typeof MapPin;
  readonly busy: boolean;
  readonly onGo: (id: string) => Promise<void>;
}

/** A location that is gone to with a press. */
function LocationLine({ location, note, icon, busy, onGo }: LocationLineProps) {
  return (
    <li>
      <button
        type="button"
        aria-busy={busy}
        onClick={() => void onGo(location.id)}
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
}

function placeText({ city, region, path }: FoundBrand): string {
  return [city, region === city ? null : region, path.slice(1).join(' › ')].filter((part) => part).join(' · ');
}
