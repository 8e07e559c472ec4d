import { useMediaQuery } from '@hearth/client/browser/use-media';
import { useCursorPages } from '@hearth/client/query';
import { listApplications } from '@hearth/domains/applications/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button, IconButton } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { FailedRead } from '@hearth/ui/resource';
import { liftsToasts } from '@hearth/ui/toast';
import { ArrowRight, CheckCheck, ChevronLeft, ChevronRight, Undo2, UserRoundX } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, TouchEvent } from 'react';
import type { Application, Listed, Stage } from '../../../contract/schemas.ts';
import type { MoveTarget, StageRef } from '../../../rules/steps.ts';
import { nextStageRef } from '../../../rules/steps.ts';
import base from '../../en.json' with { type: 'json' };
import { useStageNames } from '../../state/place-names.ts';
import { toSwipe } from '../../state/swipe.ts';
import type { Swipe } from '../../state/swipe.ts';
import { toBoardFilter } from '../../use-board.ts';
import type { BoardQuery } from '../../use-board.ts';
import { useFullApplication } from '../../use-full-application.ts';
import { ApplicationPanel } from '../panel/application-panel.tsx';
import type { PanelProps } from '../panel/application-panel.tsx';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { Documents } from './documents.tsx';
import en from './en.json' with { type: 'json' };

/** From this width on the documents stand beside the person. */
const ROOM_FOR_DOCUMENTS = '(width >= 70rem)';
/** Who waits for a first decision. */
const TO_SCREEN: readonly Stage[] = ['NEW', 'SCREEN'];
const PAGE = '100';

/** Props of the screening view. */
export interface ScreeningProps extends Omit<PanelProps, 'applicationId' | 'onClose' | 'onMove'> {
  readonly query: BoardQuery;
  readonly openId: string | undefined;
  /** Who has been decided on since the view was opened: they do not come again. */
  readonly decided: ReadonlySet<string>;
  readonly onShown: (lines: readonly Listed[]) => void;
  readonly onMove: (application: Application, to: MoveTarget) => void;
  /** Takes the last decision back; absent when there is none. */
  readonly onUndo: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** Who is to be screened, longest waiting first, and where the open person is among them; opens the first one. */
function useScreeningList({ query, openId, decided, onShown, onOpen }: ScreeningProps) {
  const list = useCursorPages(
    listApplications,
    {
      params: { id: query.brandId },
      query: { ...toBoardFilter(query), stage: [...TO_SCREEN], order: 'waiting', limit: PAGE },
    },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
  const { data } = list;
  const lines = useMemo(
    () => data?.pages.flatMap((page) => page.applications).filter(({ id }) => !decided.has(id)),
    [data, decided],
  );
  useEffect(() => onShown(lines ?? []), [onShown, lines]);
  const first = lines?.[0]?.id;
  useEffect(() => {
    if (openId === undefined && first !== undefined) onOpen(first);
  }, [openId, first, onOpen]);
  const place = lines?.findIndex(({ id }) => id === openId) ?? -1;
  // The next page is there before its first person is reached.
  const nearEnd = lines !== undefined && place >= lines.length - 5 && list.hasNextPage && !list.isFetching;
  useEffect(() => {
    if (nearEnd) void list.fetchNextPage();
  }, [nearEnd, list]);
  return { list, lines, total: data?.pages[0]?.total ?? 0, place };
}

/** One person at a time, longest waiting first: what they said and sent, and the decision, by key, press or swipe. */
export function ScreeningView(props: ScreeningProps) {
  const { query, openId, rights, onMove, onUndo, onLeave } = props;
  const { t } = usePhrases('applications-screening', en);
  const { t: words, problem } = usePhrases('applications', base);
  const roomy = useMediaQuery(ROOM_FOR_DOCUMENTS);
  const { list, lines, total, place } = useScreeningList(props);
  const application = useFullApplication(query.brandId, openId ?? null);
  const onwards = application === null || !rights.move ? null : nextStageRef(application, application.steps);
  const decide = (what: Swipe): void => {
    if (application === null || !rights.move) return;
    if (what === 'notNow') onMove(application, { stage: 'REJECTED' });
    else if (onwards !== null) onMove(application, onwards);
  };
  const swipe = useSwipe(decide);

  if (lines === undefined)
    return list.isError ? <FailedRead of={list} title={t('failed')} problem={problem} /> : <PanelSkeleton />;
  if (openId === undefined)
    return lines.length > 0 ? <PanelSkeleton /> : <NobodyLeft onUndo={onUndo} onLeave={onLeave} />;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex min-h-0 flex-1 border-t border-line">
        <div
          {...swipe.listeners}
          className={`min-h-0 min-w-0 flex-1 touch-pan-y border-line bg-surface ${roomy ? 'border-e' : ''}`}
        >
          <ApplicationPanel {...props} applicationId={openId} />
        </div>
        {roomy && (
          <section aria-label={words('panel.files')} className="min-h-0 min-w-0 flex-1 bg-surface-2">
            {application !== null && (
              <Documents key={application.id} brandId={query.brandId} application={application} />
            )}
          </section>
        )}
      </div>
      <DecisionBar
        {...props}
        application={application}
        onwards={onwards}
        pull={swipe.pull}
        onDecide={decide}
        place={<PlaceInLine place={place} all={Math.max(total, lines.length)} />}
      />
    </div>
  );
}

/** Everyone has an answer. */
function NobodyLeft({ onUndo, onLeave }: Pick<ScreeningProps, 'onUndo' | 'onLeave'>) {
  const { t } = usePhrases('applications-screening', en);
  const { t: words } = usePhrases('applications', base);
  return (
    <EmptyState
      icon={<Icon of={CheckCheck} size={24} />}
      title={t('done.title')}
      action={
        <>
          {onUndo !== undefined && <Button onClick={onUndo}>{words('board.undo')}</Button>}
          <Button onClick={onLeave}>{t('done.action')}</Button>
        </>
      }
    >
      {t('done.text')}
    </EmptyState>
  );
}

interface DecisionBarProps extends Pick<ScreeningProps, 'neighbours' | 'rights' | 'onOpen' | 'onUndo'> {
  readonly application: Application | null;
  /** Where the person would go next; null where they can't. */
  readonly onwards: StageRef | null;
  /** What letting go of the swipe would mean. */
  readonly pull: Swipe | null;
  readonly onDecide: (what: Swipe) => void;
  readonly place: ReactNode;
}

/** The decision by press, taking it back, and the way to the people before and after. */
function DecisionBar(props: DecisionBarProps) {
  const { neighbours, rights, onOpen, onUndo, application, onwards, pull, onDecide, place } = props;
  const { t } = usePhrases('applications-screening', en);
  const { t: words } = usePhrases('applications', base);
  const nameOf = useStageNames();
  const { previous, next } = neighbours;
  return (
    <div
      ref={liftsToasts}
      role="toolbar"
      aria-label={t('decide')}
      className="flex items-center gap-2 border-t border-line bg-surface px-4 py-2.5 md:px-6"
    >
      <IconButton
        className="phone:hidden"
        label={`${words('panel.previous')} (K)`}
        icon={<Icon of={ChevronLeft} directional />}
        disabled={previous === null}
        onClick={() => previous !== null && onOpen(previous)}
      />
      {place}
      <div className="mx-auto flex gap-2">
        {rights.move && (
          <Button
            variant={pull === 'notNow' ? 'danger' : 'secondary'}
            icon={<Icon of={UserRoundX} />}
            disabled={application === null}
            onClick={() => onDecide('notNow')}
          >
            {words('panel.reject')}
          </Button>
        )}
        <IconButton
          label={`${words('board.undo')} (U)`}
          icon={<Icon of={Undo2} directional />}
          disabled={onUndo === undefined}
          onClick={() => onUndo?.()}
        />
        {onwards !== null && (
          <Button
            variant={pull === 'notNow' ? 'secondary' : 'primary'}
            iconEnd={<Icon of={ArrowRight} directional />}
            onClick={() => onDecide('onwards')}
          >
            {nameOf(onwards, application?.steps ?? null)}
          </Button>
        )}
      </div>
      <IconButton
        className="phone:hidden"
        label={`${words('panel.next')} (J)`}
        icon={<Icon of={ChevronRight} directional />}
        disabled={next === null}
        onClick={() => next !== null && onOpen(next)}
      />
    </div>
  );
}

/** The how manieth of how many is looked at. */
function PlaceInLine({ place, all }: { readonly place: number; readonly all: number }) {
  const { t } = usePhrases('applications-screening', en);
  const format = useFormat();
  return (
    <p className="text-sm text-ink-2 tabular-nums phone:hidden">
      {place >= 0 && t('place', { place: format.number(place + 1), all: format.number(all) })}
    </p>
  );
}

/** Follows a finger across a person: what letting go now would mean, and what was meant when it let go. */
function useSwipe(onSwipe: (swipe: Swipe) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const [pull, setPull] = useState<Swipe | null>(null);
  const meaning = ({ currentTarget, changedTouches }: TouchEvent): Swipe | null => {
    const touch = changedTouches[0];
    return from.current === null || touch === undefined
      ? null
      : toSwipe(
          { dx: touch.clientX - from.current.x, dy: touch.clientY - from.current.y },
          getComputedStyle(currentTarget).direction === 'rtl',
        );
  };
  return {
    pull,
    listeners: {
      onTouchStart: ({ touches }: TouchEvent) => {
        const touch = touches[0];
        // Two fingers look closer; they decide nothing.
        from.current = touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
      },
      onTouchMove: (event: TouchEvent) => setPull(meaning(event)),
      onTouchEnd: (event: TouchEvent) => {
        const meant = meaning(event);
        from.current = null;
        setPull(null);
        if (meant !== null) onSwipe(meant);
      },
      onTouchCancel: () => {
        from.current = null;
        setPull(null);
      },
    },
  };
}
