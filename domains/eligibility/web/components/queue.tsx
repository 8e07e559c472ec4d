import { hasPermission, useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { FilterChips } from '@hearth/ui/chip';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { LinkButton, TEXT_LINK } from '@hearth/ui/link-button';
import { PagedList } from '@hearth/ui/resource';
import { ShieldCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { listWorkCases } from '../../contract/endpoints.ts';
import { ELIGIBILITY_CHANGED } from '../../contract/events.ts';
import { type ListedCase, STANDINGS } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { DueText, StandingBadge } from './standing.tsx';

/** The checks of the brand in view and below, what is due first; the open one is in the address. */
export function Queue({ onOpen }: { readonly onOpen: (caseId: string) => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const { list, show, place, setFilter } = useQueue();
  const counts = list.data?.pages[0]?.counts;
  const maySet = hasPermission(brand, 'MANAGE_BRAND');
  const isFiltered = show !== null || place !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {brand.type !== 'LOCATION' && (
        <PlaceBox
          className="w-56 max-w-full phone:w-full"
          label={t('queue.place')}
          placeholder={t('queue.everywhere')}
          emptyText={t('queue.placeNone')}
          value={place}
          onChange={(id) => setFilter('place', id)}
        />
      )}
      <FilterChips
        label={t('queue.show')}
        chips={STANDINGS.map((id) => ({
          id,
          label: t(`standing.${id}`),
          ...(counts === undefined ? {} : { count: counts[id] }),
        }))}
        chosen={show === null ? [] : [show]}
        onChange={(chosen) => setFilter('show', chosen.at(-1) ?? null)}
      />
      <PagedList
        of={list}
        items={(page): readonly ListedCase[] => page.cases}
        rows={6}
        failed={t('queue.failed')}
        problem={problem}
        empty={
          <EmptyState
            icon={<Icon of={ShieldCheck} size={24} />}
            title={t(isFiltered ? 'queue.none' : 'queue.empty')}
            action={!isFiltered && maySet && <LinkButton href="/settings/right-to-work">{t('queue.setUp')}</LinkButton>}
          >
            {t(isFiltered ? 'queue.noneNote' : 'queue.emptyNote')}
          </EmptyState>
        }
      >
        {(cases) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {cases.map((one) => (
              <Line key={one.id} of={one} onOpen={() => onOpen(one.id)} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Line({ of, onOpen }: { readonly of: ListedCase; readonly onOpen: () => void }) {
  const { t } = useWords();
  const isHere = useBrand().id === of.location.id;
  const { employee_name: name, position_name: position, location } = of;
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem] sm:items-center">
      <span className="min-w-0">
        <button
          type="button"
          onClick={onOpen}
          aria-label={t('queue.open', { name })}
          className={`${TEXT_LINK} inline-flex min-h-6 items-center text-start font-bold phone:min-h-11`}
        >
          <bdi>{name}</bdi>
        </button>
        <span className="block text-sm text-ink-2">
          <bdi>{[position, isHere ? null : location.name].filter(Boolean).join(' · ')}</bdi>
        </span>
      </span>
      <span className="min-w-0">
        <bdi className="block [overflow-wrap:anywhere]">{of.regime_name}</bdi>
        <DueText of={of} />
      </span>
      <span className="justify-self-start sm:justify-self-end">
        <StandingBadge standing={of.standing} />
      </span>
    </li>
  );
}

/** The queue for the filters in the address, read again when something in it changes. */
function useQueue() {
  const brand = useBrand();
  const [search, setSearch] = useSearchParams();
  const show = STANDINGS.find((one) => one === search.get('show')) ?? null;
  const place = search.get('place');
  const setFilter = (name: 'show' | 'place', value: string | null): void => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const list = useCursorPages(
    listWorkCases,
    {
      params: { id: brand.id },
      query: { ...(show === null ? {} : { standing: show }), ...(place === null ? {} : { place_id: place }) },
    },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  useReadAgainOn([ELIGIBILITY_CHANGED], [listWorkCases]);
  return { list, show, place, setFilter };
}
