import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { PlaceBox } from '@hearth/domains/core/widgets';
import { ExportMenu } from '@hearth/domains/exports/widgets';
import { Button } from '@hearth/ui/button';
import { FilterChips } from '@hearth/ui/chip';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PagedList } from '@hearth/ui/resource';
import { Select } from '@hearth/ui/select';
import { FileText } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { exportDocumentLines, listDocumentTypes, listDocumentLines } from '../../contract/endpoints.ts';
import { TYPES_CHANGED, DOCUMENTS_CHANGED } from '../../contract/events.ts';
import type { ListedLine } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { LineFacts, StandingBadge } from './standing-badge.tsx';

const SHOWN = ['MISSING', 'EXPIRED', 'WAITING', 'EXPIRING', 'VALID'] as const;

/** Who lacks what, what ends soon and what is to be reviewed, at the brand in view and below. */
export function LineList({ onSetUp }: { readonly onSetUp: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const { list, filters, show, setFilter, query } = useLines();
  const counts = list.data?.pages[0]?.counts;
  const isFiltered = show !== null || Object.values(filters).some((value) => value !== null);
  const maySet = hasPermission(brand, 'MANAGE_BRAND');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Filters filters={filters} onFilter={setFilter} />
        <ExportMenu endpoint={exportDocumentLines} brandId={brand.id} filter={query} />
      </div>
      <FilterChips
        label={t('people.show')}
        chips={SHOWN.map((id) => ({
          id,
          label: t(`standing.${id}`),
          ...(counts === undefined ? {} : { count: counts[id] }),
        }))}
        chosen={show === null ? [] : [show]}
        onChange={(chosen) => setFilter('show', chosen.at(-1) ?? null)}
      />
      <PagedList
        of={list}
        items={(page): readonly ListedLine[] => page.lines}
        rows={6}
        failed={t('people.failed')}
        problem={problem}
        empty={
          <EmptyState
            icon={<Icon of={FileText} size={24} />}
            title={t(isFiltered ? 'people.none' : 'people.empty')}
            action={
              !isFiltered && maySet ? (
                <Button variant="primary" onClick={onSetUp}>
                  {t('types.add')}
                </Button>
              ) : undefined
            }
          >
            {t(isFiltered ? 'people.noneNote' : 'people.emptyNote')}
          </EmptyState>
        }
      >
        {(lines) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {lines.map((line) => (
              <Line key={`${line.employee_id} ${line.type_id}`} line={line} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Line({ line }: { readonly line: ListedLine }) {
  const { t } = useWords();
  const isHere = useBrand().id === line.location.id;
  const { employee_name: name, position_name: position, location } = line;
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem] sm:items-center">
      <span className="min-w-0">
        <Link
          to={`/team?person=${line.employee_id}`}
          aria-label={t('people.open', { name })}
          className={`${TEXT_LINK} inline-flex min-h-6 items-center font-bold phone:min-h-11`}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="block text-sm text-ink-2">
          <bdi>{[position, isHere ? null : location.name].filter(Boolean).join(' · ')}</bdi>
        </span>
      </span>
      <span className="min-w-0">
        <bdi className="[overflow-wrap:anywhere]">{line.name}</bdi>
        <LineFacts line={line} />
      </span>
      <span className="justify-self-start sm:justify-self-end">
        <StandingBadge standing={line.standing} />
      </span>
    </li>
  );
}

type FilterName = 'place' | 'type';

/** The list for the filters in the address, read again when something in it changes. */
function useLines() {
  const brand = useBrand();
  const [search, setSearch] = useSearchParams();
  const show = SHOWN.find((one) => one === search.get('show')) ?? null;
  const filters: Readonly<Record<FilterName, string | null>> = {
    place: search.get('place'),
    type: search.get('type'),
  };
  const setFilter = (name: FilterName | 'show', value: string | null): void => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const { place, type } = filters;
  const query = {
    ...(show === null ? {} : { standing: show }),
    ...(place === null ? {} : { place_id: place }),
    ...(type === null ? {} : { type_id: type }),
  };
  const list = useCursorPages(
    listDocumentLines,
    {
      params: { id: brand.id },
      query,
    },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  useReadAgainOn([DOCUMENTS_CHANGED, TYPES_CHANGED], [listDocumentLines]);
  return { list, filters, show, setFilter, query };
}

function Filters({
  filters,
  onFilter,
}: {
  readonly filters: Readonly<Record<FilterName, string | null>>;
  readonly onFilter: (name: FilterName, value: string | null) => void;
}) {
  const { t } = useWords();
  const brand = useBrand();
  const types = useCall(listDocumentTypes, { params: { id: brand.id }, query: {} }).data?.types ?? [];
  const all = t('people.anyType');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        className="w-56 max-w-full phone:w-full"
        label={t('people.type')}
        placeholder={all}
        value={filters.type ?? ''}
        options={[{ id: '', label: all }, ...types.map(({ id, name: label }) => ({ id, label }))]}
        onChange={(id) => onFilter('type', id === null || id === '' ? null : id)}
      />
      {brand.type !== 'LOCATION' && (
        <PlaceBox
          className="w-56 max-w-full phone:w-full"
          label={t('people.place')}
          placeholder={t('people.everywhere')}
          emptyText={t('people.placeNone')}
          value={filters.place}
          onChange={(id) => onFilter('place', id)}
        />
      )}
    </div>
  );
}
