import { useCursorPages } from '@hearth/client/query';
import { Slot } from '@hearth/client/slots';
import { exportApplications, listApplications } from '@hearth/domains/applications/contract';
import { ExportMenu } from '@hearth/domains/exports/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { FilterChips } from '@hearth/ui/chip';
import type { Sort } from '@hearth/ui/data-table';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { ArrowDownWideNarrow, Check, SearchX } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import type { Listed, Waits } from '../../../contract/schemas.ts';
import { MOST_AT_ONCE } from '../../../contract/limits.ts';
import type { ListOrder } from '../../../rules/list-order.ts';
import { DEFAULT_DIRECTION } from '../../../rules/list-order.ts';
import { STAGES } from '../../../rules/stages.ts';
import type { StageRef, PipelineSteps } from '../../../rules/steps.ts';
import { boardColumns, keyOf } from '../../../rules/steps.ts';
import { useStageNames } from '../../state/place-names.ts';
import { toBoardFilter } from '../../use-board.ts';
import type { BoardQuery } from '../../use-board.ts';
import type { HiringRights } from '../card-menu.tsx';
import { FIT_ORDER } from '../../slots.ts';
import { ChosenBar } from './chosen-bar.tsx';
import base from '../../en.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { DrawnList } from './drawn-list.tsx';
import type { ListTableData } from './list-table.tsx';
import { WaitChips } from './wait-chips.tsx';

const PAGE = '100';
/** The order that no column of the server has. */
const BY_FIT: Sort = { column: 'fit', direction: 'descending' };

/** Props of a list of applications. */
export interface ListViewProps {
  readonly query: BoardQuery;
  /** The steps of the post that the list is of, where it has any. */
  readonly steps: PipelineSteps;
  readonly promisedHours: number;
  /** Whether lines say which job, and which location, they are about. */
  readonly about: { readonly job: boolean; readonly place: boolean };
  readonly rights: HiringRights;
  /** Only those who wait for an answer so; null: everybody. */
  readonly waits: Waits | null;
  readonly onWaits: (waits: Waits | null) => void;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  /** Told who is listed, in order. */
  readonly onShown: (lines: readonly Listed[]) => void;
}

/** Applications in the order of how well they fit their post, with what says so. */
export type FitOrder = Pick<ListTableData, 'lines' | 'onMore'> &
  Required<Pick<ListTableData, 'fitOf'>> & {
    /** Whether it may only be used to choose whom to invite. */
    readonly invitesOnly: boolean;
  };

interface ListQuery {
  /** The stages and steps that the list is narrowed to. */
  readonly narrowed: readonly StageRef[];
  readonly sort: Sort;
}

/** The filters and the order of the list, as its call and its export take them. */
function toListQuery({ query, waits }: Pick<ListViewProps, 'query' | 'waits'>, { narrowed, sort }: ListQuery) {
  const atSteps = narrowed.flatMap(({ step_id }) => step_id ?? []);
  const atStages = narrowed.filter(({ step_id }) => step_id === null).map(({ stage }) => stage);
  return {
    ...toBoardFilter(query),
    ...(atStages.length === 0 ? {} : { stage: atStages }),
    ...(atSteps.length === 0 ? {} : { step: atSteps }),
    ...(waits === null ? {} : { waits }),
    order: sort.column as ListOrder,
    direction: sort.direction,
  };
}

/** Reads the people page by page, with the steps of the posts that they applied for. */
function useListedPeople(props: ListViewProps, asked: ListQuery & { readonly enabled: boolean }) {
  const { query, steps, onShown } = props;
  const { jobId } = query;
  const list = useCursorPages(
    listApplications,
    {
      params: { id: query.brandId },
      query: { ...toListQuery(props, asked), limit: PAGE },
    },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true, enabled: asked.enabled },
  );
  const { data } = list;
  const lines = useMemo(() => uniqueLines(data?.pages.flatMap((page) => page.applications) ?? []), [data]);
  useEffect(() => onShown(lines), [onShown, lines]);
  const pipelines = useMemo(
    () => new Map(data?.pages.flatMap((page) => page.pipelines).map((one) => [one.job_id, one.steps])),
    [data],
  );
  const stepsOf = useCallback(
    (id: string) => pipelines.get(id) ?? (id === jobId ? steps : null),
    [pipelines, jobId, steps],
  );
  return { list, lines, stepsOf, total: data?.pages[0]?.total };
}

/** Everybody who ever applied, at any stage and in any order; many are chosen and moved together. */
export function ListView(props: ListViewProps) {
  const { query, steps, rights } = props;
  const { t } = usePhrases('applications-list', en);
  const { t: words, problem } = usePhrases('applications', base);
  const [chosenPlaces, setChosenPlaces] = useState<readonly string[]>([]);
  const narrowed = listStageRefs(steps).filter((place) => chosenPlaces.includes(keyOf(place)));
  const [sort, setSort] = useState<Sort>({ column: 'applied', direction: DEFAULT_DIRECTION.applied });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isByFit, setByFit] = useState(false);
  const { jobId } = query;
  // Who is looked for by words stands in the ordinary order.
  const fitFor = isByFit && query.text === '' ? jobId : null;
  const { list, lines, stepsOf, total } = useListedPeople(props, { narrowed, sort, enabled: fitFor === null });
  const shown = {
    ...props,
    stepsOf,
    lines,
    chosen,
    onChosen: (ids: ReadonlySet<string>) => setChosen(new Set([...ids].slice(0, MOST_AT_ONCE))),
    sort,
    onSort: (asked: Sort) => {
      setSort(asked);
      setByFit(false);
    },
    onMore: list.hasNextPage && !list.isFetching ? () => void list.fetchNextPage() : undefined,
    more: list.hasNextPage,
  };
  return (
    <div className="flex h-full min-h-0 flex-col gap-3 px-4 pb-4 md:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {jobId !== null && (
          <FitButton pressed={fitFor !== null} disabled={query.text !== ''} onPress={() => setByFit(!isByFit)} />
        )}
        {fitFor === null && (
          <ListFilters
            {...props}
            total={total}
            narrowed={narrowed}
            sort={sort}
            onNarrow={(ids) => {
              setChosenPlaces(ids);
              setChosen(new Set());
            }}
          />
        )}
      </div>
      {chosen.size > 0 && (
        <ChosenBar
          brandId={query.brandId}
          ids={[...chosen]}
          full={chosen.size >= MOST_AT_ONCE}
          steps={steps}
          rights={rights}
          onClear={() => setChosen(new Set())}
        />
      )}
      {fitFor !== null ? (
        <ListByFit key={fitFor} jobId={fitFor} shown={shown} rights={rights} />
      ) : (
        <Resource
          of={list}
          rows={8}
          failed={t('failed')}
          problem={problem}
          isEmpty={() => lines.length === 0}
          empty={
            <EmptyState icon={<Icon of={SearchX} size={24} />} title={words('board.nobody.title')}>
              {words('board.nobody.text')}
            </EmptyState>
          }
        >
          {() => <DrawnList {...shown} />}
        </Resource>
      )}
    </div>
  );
}

interface ListFilterProps
  extends ListQuery, Pick<ListViewProps, 'query' | 'steps' | 'waits' | 'onWaits' | 'promisedHours'> {
  readonly total: number | undefined;
  readonly onNarrow: (keys: readonly string[]) => void;
}

/** Narrows the list to stages, or to people who have waited too long, says how many there are, and saves them as a file. */
function ListFilters(props: ListFilterProps) {
  const { query, steps, waits, onWaits, promisedHours, total, narrowed, onNarrow } = props;
  const { t } = usePhrases('applications-list', en);
  const nameOf = useStageNames();
  return (
    <>
      <FilterChips
        label={t('stages')}
        className="max-w-full phone:-mx-4 phone:flex-nowrap phone:overflow-x-auto phone:px-4"
        chips={listStageRefs(steps).map((place) => ({ id: keyOf(place), label: nameOf(place, steps) }))}
        chosen={narrowed.map(keyOf)}
        onChange={onNarrow}
      />
      <WaitChips waits={waits} promisedHours={promisedHours} onWaits={onWaits} />
      {total !== undefined && (
        <p role="status" className="ms-auto text-ink-2 tabular-nums">
          {t('total', { count: total })}
        </p>
      )}
      <ExportMenu endpoint={exportApplications} brandId={query.brandId} filter={toListQuery(props, props)} />
    </>
  );
}

/** The list in the order of how well people fit; where points only choose whom to invite, nobody is moved from it. */
function ListByFit({
  jobId,
  shown,
  rights,
}: {
  readonly jobId: string;
  readonly shown: ComponentProps<typeof DrawnList>;
  readonly rights: HiringRights;
}) {
  return (
    <Slot
      of={FIT_ORDER}
      with={{
        jobId,
        children: ({ invitesOnly, ...found }) => (
          <DrawnList {...shown} {...found} rights={invitesOnly ? { ...rights, move: false } : rights} sort={BY_FIT} />
        ),
      }}
    />
  );
}

/** Puts the list in the order of how well people fit, or back. */
function FitButton(props: { readonly pressed: boolean; readonly disabled: boolean; readonly onPress: () => void }) {
  const { t } = usePhrases('applications-list', en);
  const { pressed, disabled, onPress } = props;
  return (
    <Button
      size="sm"
      aria-pressed={pressed}
      icon={<Icon of={pressed ? Check : ArrowDownWideNarrow} />}
      disabled={disabled}
      onClick={onPress}
    >
      {t('by.fit')}
    </Button>
  );
}

/** The steps of a job or all stages, then the endings. */
function listStageRefs(steps: PipelineSteps): readonly StageRef[] {
  const ends = STAGES.filter((stage) => stage === 'REJECTED' || stage === 'WITHDRAWN');
  return [...boardColumns(steps), ...ends.map((stage): StageRef => ({ stage, step_id: null }))];
}

/** Drops duplicates: a candidate who moved between page loads may be on two pages. */
function uniqueLines(lines: readonly Listed[]): readonly Listed[] {
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}
