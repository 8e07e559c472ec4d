import { useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { FilterChips } from '@hearth/ui/chip';
import { Disclosure } from '@hearth/ui/disclosure';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TextButton } from '@hearth/ui/link-button';
import { Meter } from '@hearth/ui/progress';
import { PagedList } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { ClipboardCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { PURPOSES } from '../../contract/choices.ts';
import { listJourneys } from '../../contract/endpoints.ts';
import { ONBOARDING_CHANGED } from '../../contract/events.ts';
import type { ListedJourney } from '../../contract/schemas.ts';
import { sideKey } from '../purpose-words.ts';
import { useWords } from '../words.ts';

/** Loaded when somebody is opened. */
const JourneyDrawer = lazy(async () => ({ default: (await import('./journey-drawer.tsx')).JourneyDrawer }));

const SIDES = ['REVIEW', 'MANAGER', 'HR', 'BUDDY', 'HIRE'] as const;
type Answer = AnswerOf<typeof listJourneys>;

/** Who is being onboarded at the brand in view and below, overdue ones first; `?person=` opens one of them. */
export function Board({ onSetUp }: { readonly onSetUp: (() => void) | undefined }) {
  const { t, problem, format } = useWords();
  const { list, purpose, place, side, isLate, opened, set } = useBoard();
  const first = list.data?.pages[0];
  const isFiltered = side !== undefined || isLate || place !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SegmentedControl
        label={t('board.who')}
        value={purpose}
        onChange={(id) => set('purpose', id === 'JOINING' ? null : id, ['place', null])}
        segments={PURPOSES.map((id) => ({
          value: id,
          label:
            first === undefined ? t(`purpose.${id}`) : `${t(`purpose.${id}`)} ${format.number(first.purposes[id])}`,
        }))}
      />
      {first !== undefined && first.figures.under_way > 0 && <Figures figures={first.figures} />}
      {first !== undefined && first.locations.length > 1 && (
        <Places locations={first.locations} chosen={place} onChoose={(id) => set('place', id)} />
      )}
      <FilterChips
        label={t('board.show')}
        chips={[
          { id: 'late', label: t('board.overdue') },
          ...SIDES.map((id) => ({ id, label: t(sideKey(purpose, id)) })),
        ]}
        chosen={[...(isLate ? ['late'] : []), ...(side === undefined ? [] : [side])]}
        onChange={(chosen) => {
          const next = chosen.findLast((id) => id !== 'late' && id !== side);
          set('late', chosen.includes('late') ? '1' : null, [
            'waiting',
            next ?? (side !== undefined && chosen.includes(side) ? side : null),
          ]);
        }}
      />
      <PagedList
        of={list}
        items={(page): readonly ListedJourney[] => page.journeys}
        rows={6}
        failed={t('board.failed')}
        problem={problem}
        empty={
          <EmptyState
            icon={<Icon of={ClipboardCheck} size={24} />}
            title={t(isFiltered ? 'board.none' : `board.emptyOf.${purpose}`)}
            action={
              !isFiltered && onSetUp !== undefined ? (
                <Button variant="primary" onClick={onSetUp}>
                  {t('board.setUp')}
                </Button>
              ) : undefined
            }
          >
            {isFiltered ? null : t(`board.emptyNoteOf.${purpose}`)}
          </EmptyState>
        }
      >
        {(journeys) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {journeys.map((journey) => (
              <Line key={journey.id} journey={journey} onOpen={() => set('person', journey.id)} />
            ))}
          </ul>
        )}
      </PagedList>
      {opened !== null && (
        <Suspense>
          <JourneyDrawer journeyId={opened} onClose={() => set('person', null)} />
        </Suspense>
      )}
    </div>
  );
}

/** The list for the filters in the address, read again when an onboarding changes. */
function useBoard() {
  const brand = useBrand();
  const [search, setSearch] = useSearchParams();
  const purpose = PURPOSES.find((one) => one === search.get('purpose')) ?? 'JOINING';
  const side = SIDES.find((one) => one === search.get('waiting'));
  const isLate = search.get('late') !== null;
  const place = search.get('place');
  const set = (name: string, value: string | null, also?: readonly [string, string | null]): void => {
    const next = new URLSearchParams(search);
    for (const [key, wanted] of [[name, value] as const, ...(also === undefined ? [] : [also])])
      if (wanted === null) next.delete(key);
      else next.set(key, wanted);
    setSearch(next, { replace: true });
  };
  const query = {
    ...(purpose === 'JOINING' ? {} : { purpose }),
    ...(side === undefined ? {} : { waiting: side }),
    ...(isLate ? { overdue: 'true' as const } : {}),
    ...(place === null ? {} : { place_id: place }),
  };
  const list = useCursorPages(
    listJourneys,
    { params: { id: brand.id }, query },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  useReadAgainOn([ONBOARDING_CHANGED], [listJourneys]);
  return { list, purpose, side, isLate, place, opened: search.get('person'), set };
}

function Figures({ figures }: { readonly figures: Answer['figures'] }) {
  const { t, format } = useWords();
  const shown = [
    { label: t('board.underWay'), value: format.number(figures.under_way) },
    { label: t('board.overdue'), value: format.number(figures.overdue) },
    { label: t('board.review'), value: format.number(figures.review) },
    ...(figures.days_to_ready === null
      ? []
      : [
          {
            label: t('board.ready'),
            value: format.number(Math.round(figures.days_to_ready * 10) / 10),
            note: t('board.readyNote'),
          },
        ]),
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {shown.map(({ label, value, note }: { label: string; value: string; note?: string }) => (
        <div key={label} className="rounded-lg border border-line bg-surface px-4 py-3">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="text-2xl font-bold tabular-nums">
            {value}
            {note !== undefined && <span className="block text-sm font-normal text-ink-2">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How far each location is; a press shows its people alone. */
function Places({
  locations,
  chosen,
  onChoose,
}: {
  readonly locations: Answer['locations'];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}) {
  const { t } = useWords();
  return (
    <Disclosure title={t('board.places')} note={locations.find(({ id }) => id === chosen)?.name}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {locations.map(({ id, name, done, total, overdue }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id === chosen ? null : id)}
              className="w-full rounded-md border border-line p-3 text-start hover:bg-surface-2 aria-pressed:border-brand"
            >
              <Meter
                label={name}
                value={done}
                max={Math.max(total, 1)}
                valueText={t('board.progress', { done, total })}
              />
              {overdue > 0 && <span className="text-sm text-bad">{`${t('board.overdue')}: ${overdue}`}</span>}
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <p className="mt-3">
          <TextButton onClick={() => onChoose(null)}>{t('board.anyPlace')}</TextButton>
        </p>
      )}
    </Disclosure>
  );
}

function Line({ journey, onOpen }: { readonly journey: ListedJourney; readonly onOpen: () => void }) {
  const { t, format } = useWords();
  const isHere = useBrand().id === journey.location.id;
  const {
    employee_name: name,
    position_name: position,
    done,
    total,
    overdue,
    missing,
    purpose,
    waiting,
    next_due_on: next,
  } = journey;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_minmax(0,14rem)] sm:items-center">
      <span className="min-w-0">
        <TextButton aria-label={t('board.open', { name })} onClick={onOpen}>
          <b>
            <bdi>{name}</bdi>
          </b>
        </TextButton>
        <span className="block text-sm text-ink-2">
          <bdi>
            {[
              position,
              isHere ? null : journey.location.name,
              t(`starts.${purpose}`, { date: format.date(journey.starts_on) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </bdi>
        </span>
      </span>
      <span className="min-w-0">
        <Meter
          label={t('own.label')}
          value={done}
          max={Math.max(total, 1)}
          valueText={t('board.progress', { done, total })}
        />
        <span className="text-sm text-ink-2">
          {[
            t('board.progress', { done, total }),
            missing > 0
              ? t(`board.missingOf.${purpose}`, { count: missing })
              : purpose === 'LEAVING'
                ? null
                : t('board.isReady'),
          ]
            .filter((one) => one !== null)
            .join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5 sm:justify-end">
        {overdue > 0 ? (
          <Badge tone="bad">{t('board.late', { count: overdue })}</Badge>
        ) : (
          next !== null && <span className="text-sm text-ink-2">{t('board.next', { date: format.date(next) })}</span>
        )}
        {waiting.map((side) => (
          <Badge key={side} tone={side === 'REVIEW' ? 'info' : 'neutral'}>
            {t(sideKey(purpose, side))}
          </Badge>
        ))}
      </span>
    </li>
  );
}
