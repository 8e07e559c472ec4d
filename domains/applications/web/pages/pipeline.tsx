import { useClient } from '@hearth/client/context';
import { mayDo, useBrand } from '@hearth/client/person';
import { callQuery } from '@hearth/client/query';
import { getApplication } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Kanban } from '@hearth/ui/kanban';
import { PageTitle } from '@hearth/ui/page-title';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Application, Card, Listed } from '../../contract/schemas.ts';
import type { Aim } from '../../rules/steps.ts';
import { openPlaces } from '../../rules/steps.ts';
import type { Neighbours } from '../board-cards.ts';
import { columnKey, holds, neighboursOf, stepsIn } from '../board-cards.ts';
import type { PanelProps, PanelTab } from '../components/application-panel.tsx';
import { Beside } from '../components/beside.tsx';
import { BoardHeader, HIRING_VIEWS } from '../components/board-header.tsx';
import type { HiringView } from '../components/board-header.tsx';
import { EmptyBoard } from '../components/empty-board.tsx';
import { BoardSkeleton } from '../components/board-skeleton.tsx';
import type { HireDialogProps } from '../components/hire-dialog.tsx';
import type { ListViewProps } from '../components/list/list-view.tsx';
import { PanelSkeleton } from '../components/panel-skeleton.tsx';
import { PipelineDialogs } from '../components/pipeline-dialogs.tsx';
import { StageColumn } from '../components/stage-column.tsx';
import en from '../en.json' with { type: 'json' };
import { keepJob, keptJob } from '../job-filter.ts';
import { MoveAndWriteContext } from '../own-letters.ts';
import { useBoard } from '../use-board.ts';
import { useDropVerdict } from '../use-drop-verdict.ts';
import { useFullApplication } from '../use-full-application.ts';
import { KEYS_HERE, useHiringKeys } from '../use-hiring-keys.ts';
import { useMoveAndWrite } from '../use-move-and-write.ts';
import type { Move } from '../use-moves.ts';

/** What a press opens comes with the press. */
const ApplicationPanel = lazy(async () => ({
  default: (await import('../components/application-panel.tsx')).ApplicationPanel,
}));
const ScreeningView = lazy(async () => ({
  default: (await import('../components/screening/screening-view.tsx')).ScreeningView,
}));
const ReportView = lazy(async () => ({ default: (await import('../components/report/report-view.tsx')).ReportView }));
const ListView = lazy(async () => ({ default: (await import('../components/list/list-view.tsx')).ListView }));

const FOLDED_FIRST = ['HIRED'] as const;
const NOBODY: Neighbours = { previous: null, next: null };

/** The board of all applications, or of one job's, with a person beside it. */
export function PipelinePage({
  conversation,
  interviews,
  offers,
  agreed,
  match,
  identity,
  person,
  bestMatch,
  addToPool,
  writeToAll,
  figures,
  pool,
}: Pick<PanelProps, 'conversation' | 'interviews' | 'offers' | 'match' | 'identity' | 'person'> &
  Pick<HireDialogProps, 'agreed'> &
  Pick<ListViewProps, 'bestMatch' | 'addToPool' | 'writeToAll'> & {
    /** Under the report: what other domains know of the same people. */
    figures: ComponentProps<typeof ReportView>['below'];
    /** Who may be asked again, which another domain knows. */
    pool: ReactNode;
  }) {
  const { t } = usePhrases('applications', en);
  const brand = useBrand();
  const client = useClient();
  const cache = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const jobId = search.get('job') ?? keptJob(brand.id);
  const openId = search.get('application') ?? undefined;
  const view = HIRING_VIEWS.find((one) => one === search.get('view')) ?? 'board';
  const answering = search.get('answer') !== null && jobId !== null ? jobId : null;
  const set = useCallback(
    (name: string, value: string | null): void =>
      setSearch(
        (now) => {
          if (value === null) now.delete(name);
          else now.set(name, value);
          return now;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  const open = useCallback((id: string) => set('application', id), [set]);
  const narrow = (id: string | null): void => {
    keepJob(brand.id, id);
    set('job', id);
  };
  const query = { brandId: brand.id, jobId, text: asked };
  const { board, move, refresh } = useBoard(query, open);
  const rights = {
    move: mayDo(brand, 'MANAGE_APPLICATIONS'),
    hire: mayDo(brand, 'HIRE'),
    write: mayDo(brand, 'SEND_MESSAGES'),
  };
  const [tab, setTab] = useState<PanelTab>('details');
  const [rejecting, setRejecting] = useState<Card | null>(null);
  const [hiringId, setHiringId] = useState<string | null>(null);
  const hiring = useFullApplication(brand.id, hiringId);

  /** What every column shows now; the columns tell. */
  const [shown, setShown] = useState<ReadonlyMap<string, readonly Card[]>>(new Map());
  const onCards = useCallback(
    (column: string, cards: readonly Card[]) => setShown((now) => new Map(now).set(column, cards)),
    [],
  );
  const { data } = board;
  const places = useMemo(() => data?.stages ?? [], [data]);
  const steps = useMemo(() => stepsIn(places), [places]);
  const order = useMemo(() => places.map(columnKey), [places]);
  const { moving, asksAt, askMove, moveAndWrite, endMove } = useMoveAndWrite(steps);
  const [listed, setListed] = useState<readonly Listed[]>([]);
  const columns: readonly (readonly (Card | Listed)[])[] =
    view === 'board' ? order.map((column) => shown.get(column) ?? []) : [listed];
  const find = (id: string): Card | Listed | undefined => columns.flat().find((card) => card.id === id);
  const verdict = useDropVerdict(find, rights, places);

  // A move takes the open person to another column; the next one is still who was next before.
  const [before, setBefore] = useState<{ readonly of: string; readonly around: Neighbours } | null>(null);
  const neighbours: Neighbours =
    openId === undefined ? NOBODY : before?.of === openId ? before.around : neighboursOf(columns, openId);
  const { next } = neighbours;
  useEffect(() => {
    if (next !== null)
      void cache.prefetchQuery(callQuery(client, getApplication, { params: { id: brand.id, application_id: next } }));
  }, [cache, client, brand.id, next]);
  const [last, setLast] = useState<Move | null>(null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  /** Goes on to the next one where people are looked at one by one. */
  const decide = (id: string | null): void => {
    if (id === null || view !== 'screen') return;
    setDecided((now) => new Set(now).add(id));
    if (id === openId) set('application', neighbours.next ?? neighbours.previous);
  };
  const go = (asked: Move): void => {
    const { id } = asked.card;
    if (id === openId) setBefore({ of: openId, around: neighbours });
    move(asked);
    setLast(asked);
    decide(id);
  };
  const undo = (): void => {
    if (last === null) return;
    const { card, to } = last;
    const reason = 'end_reason' in card ? card.end_reason : null;
    move({
      card: { ...card, stage: to.stage, step_id: to.step_id ?? null },
      to: { stage: card.stage, step_id: card.step_id },
      reason,
      isUndo: true,
    });
    setLast(null);
    setDecided((now) => new Set([...now].filter((id) => id !== card.id)));
    open(card.id);
  };
  /** Looks at people in another way; who was open one by one is not open elsewhere. */
  const look = (asked: HiringView): void => {
    setDecided(new Set());
    setSearch((now) => {
      if (asked === 'board') now.delete('view');
      else now.set('view', asked);
      if (view === 'screen') now.delete('application');
      return now;
    });
  };
  const leave = (): void => look('board');
  const ask = (card: Card | Application, to: Aim): void => {
    if (to.stage === card.stage && (to.step_id ?? card.step_id) === card.step_id) return;
    if (to.stage === 'REJECTED') setRejecting(card);
    else if (to.stage === 'HIRED') setHiringId(card.id);
    else if (asksAt(to)) askMove(card, to);
    else go({ card, to });
  };
  const close = (): void => {
    if (view === 'screen') {
      leave();
      return;
    }
    set('application', null);
    // The keyboard goes back to where it came from.
    document.querySelector<HTMLElement>(`[data-key="${openId}"]`)?.focus();
  };

  const openCard = openId === undefined ? undefined : find(openId);
  const openPlace = openCard === undefined ? undefined : places.find((column) => holds(column, openCard));
  const openColumn = openPlace === undefined ? undefined : columnKey(openPlace);

  useHiringKeys(
    openId !== undefined && rejecting === null && moving === null && hiring === null && answering === null,
    (key) => {
      if ('close' in key) close();
      else if ('undo' in key) undo();
      else if ('go' in key) {
        const id = neighbours[key.go];
        if (id !== null) open(id);
      } else if (openId !== undefined && rights.move) {
        const full = cache.getQueryData<Application>(
          callQuery(client, getApplication, { params: { id: brand.id, application_id: openId } }).queryKey,
        );
        const person = full ?? openCard;
        if (person === undefined) return;
        const own = full === undefined ? steps : full.steps;
        const to = 'end' in key ? { stage: 'REJECTED' as const } : openPlaces(own)[key.place];
        if (to !== undefined) ask(person, to);
      }
    },
  );

  const people = data?.stages.reduce((sum, column) => sum + column.total, 0);
  const filtered = asked !== '' || jobId !== null;
  return (
    <MoveAndWriteContext value={moveAndWrite}>
      <div {...KEYS_HERE} className="flex h-full min-h-0">
        <PageTitle>{t('board.title')}</PageTitle>
        <div className="flex min-w-0 flex-1 flex-col">
          <BoardHeader
            people={people}
            late={data?.stages.reduce((sum, column) => sum + column.late, 0) ?? 0}
            promisedHours={data?.promised_hours ?? 0}
            jobId={jobId}
            onJob={narrow}
            text={text}
            onText={setText}
            busy={board.isPlaceholderData}
            view={view}
            onView={look}
          />
          <div className="min-h-0 flex-1">
            {data === undefined ? (
              board.isError ? (
                <ErrorState
                  title={t('board.failed')}
                  action={<Button onClick={() => void board.refetch()}>{t('board.again')}</Button>}
                />
              ) : (
                <BoardSkeleton label={t('board.loading')} />
              )
            ) : view === 'screen' ? (
              <Suspense fallback={<PanelSkeleton />}>
                <ScreeningView
                  query={query}
                  openId={openId}
                  decided={decided}
                  neighbours={neighbours}
                  rights={rights}
                  conversation={conversation}
                  interviews={interviews}
                  match={match}
                  offers={offers}
                  identity={identity}
                  person={person}
                  tab={tab}
                  onTab={setTab}
                  onShown={setListed}
                  onOpen={open}
                  onMove={ask}
                  onUndo={last === null ? undefined : undo}
                  onLeave={leave}
                />
              </Suspense>
            ) : view === 'report' ? (
              <Suspense fallback={<BoardSkeleton label={t('board.loading')} />}>
                <ReportView brandId={brand.id} jobId={jobId} below={figures} />
              </Suspense>
            ) : view === 'pool' ? (
              pool
            ) : view === 'list' ? (
              <Suspense fallback={<BoardSkeleton label={t('board.loading')} />}>
                <ListView
                  query={query}
                  steps={steps}
                  promisedHours={data.promised_hours}
                  about={{ job: jobId === null, place: brand.locationCount > 1 }}
                  rights={rights}
                  openId={openId}
                  onOpen={open}
                  onShown={setListed}
                  bestMatch={bestMatch}
                  addToPool={addToPool}
                  writeToAll={writeToAll}
                />
              </Suspense>
            ) : people === 0 ? (
              <EmptyBoard
                filtered={filtered}
                onClear={() => {
                  setText('');
                  narrow(null);
                }}
              />
            ) : (
              <Kanban
                order={order}
                foldedFirst={FOLDED_FIRST}
                keepOpen={openColumn}
                verdict={verdict}
                onDrop={(cardId, to) => {
                  const card = find(cardId);
                  const column = places.find((one) => columnKey(one) === to);
                  if (card !== undefined && column !== undefined)
                    ask(card, { stage: column.stage, step_id: column.step?.id });
                }}
                carryHint={(cardId) => {
                  const card = find(cardId);
                  return card === undefined ? '' : t('board.carry', { name: `${card.first_name} ${card.last_name}` });
                }}
              >
                {data.stages.map((column) => (
                  <StageColumn
                    key={columnKey(column)}
                    query={query}
                    place={column}
                    steps={steps}
                    figures={column}
                    first={column.cards}
                    promisedHours={data.promised_hours}
                    about={{ job: jobId === null, place: brand.locationCount > 1 }}
                    rights={rights}
                    openId={openId}
                    onOpen={open}
                    onMove={ask}
                    onCards={onCards}
                  />
                ))}
              </Kanban>
            )}
          </div>
        </div>
        {openId !== undefined && view !== 'screen' && (
          <Beside
            name={openCard === undefined ? t('panel.person') : `${openCard.first_name} ${openCard.last_name}`}
            title={openCard?.job_title ?? t('panel.person')}
            closeLabel={t('panel.close')}
            onClose={close}
          >
            {(beside) => (
              <Suspense fallback={<PanelSkeleton />}>
                <ApplicationPanel
                  applicationId={openId}
                  conversation={conversation}
                  interviews={interviews}
                  match={match}
                  offers={offers}
                  identity={identity}
                  person={person}
                  tab={tab}
                  onTab={setTab}
                  rights={rights}
                  neighbours={neighbours}
                  onOpen={open}
                  onClose={beside ? close : undefined}
                  onMove={ask}
                />
              </Suspense>
            )}
          </Beside>
        )}
        <PipelineDialogs
          moving={moving}
          onMoved={(id) => decide(endMove(id))}
          rejecting={rejecting}
          onReject={(ending) => {
            if (rejecting !== null && ending !== null) go({ card: rejecting, to: { stage: 'REJECTED' }, ...ending });
            setRejecting(null);
          }}
          answering={rights.move ? answering : null}
          onAnswer={(id) =>
            setSearch((now) => {
              if (id !== null) now.set('job', id);
              if (id === null) now.delete('answer');
              else now.set('answer', '');
              return now;
            })
          }
          hiring={hiring}
          agreed={agreed}
          onHired={(hired) => {
            setHiringId(null);
            if (hired !== null) refresh();
          }}
        />
      </div>
    </MoveAndWriteContext>
  );
}
