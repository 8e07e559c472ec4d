import { useUser } from '@hearth/client/person';
import { useMediaQuery } from '@hearth/client/browser/use-media';
import { toasts } from '@hearth/ui/toast';
import type { KeyboardEvent } from 'react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { WeekView } from '../../state/grid/week-rows.ts';
import { editShelf } from '../../state/week/edit-shelf.ts';
import type { WeekEditor } from '../../state/week/week-editor.ts';
import { toQuestion } from '../conflicts/question.ts';
import { WeekGrid } from '../grid/week-grid.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import {
  DayNotes,
  EmptyHint,
  Filters,
  loadDeferredParts,
  OthersNote,
  QuestionDialog,
  RefusedNote,
} from './deferred-parts.ts';
import { ScheduleProvider } from './schedule-provider.tsx';
import { useInteraction, useSchedule, useScheduleEditor } from './use-schedule.ts';

/** How long shifts changed by others stay highlighted. */
const HIGHLIGHT_MS = 4_000;
/** Too narrow for a grid of seven days. */
const PHONE = '(width < 40rem)';
/** The grid is drawn first. */
const DEFERRED_MS = 300;
const KeptEdits = lazy(() => import('../saving/kept-edits.tsx'));
const DayList = lazy(() => import('../day/day-list.tsx'));
const DecideDialog = lazy(() => import('../time-off/decide-dialog.tsx'));
const DayTimeline = lazy(() => import('../day/day-timeline.tsx'));

type ScheduleEditorProps = {
  weekEditor: WeekEditor;
  today: string;
  date: string;
  view: 'week' | 'day';
  /** Another week is on its way: this one takes no more edits. */
  busy: boolean;
  arranged: WeekView;
  onArrange: (view: WeekView) => void;
  onGo: (date: string, view: 'week' | 'day') => void;
};

/** The week with its tools, to be edited: the grid, the timeline of a day, or a list for each day on a phone. */
export function ScheduleEditor(props: ScheduleEditorProps) {
  return (
    <ScheduleProvider weekEditor={props.weekEditor} view={props.arranged}>
      <Tools {...props} />
    </ScheduleProvider>
  );
}

function Tools({ today, date, view, busy, arranged, onArrange, onGo }: ScheduleEditorProps) {
  const { snapshot, phrases } = useSchedule();
  const onKeyDown = useUndoKeys();
  const narrow = useMediaQuery(PHONE);
  const { id: userId } = useUser();
  const [kept] = useState(() => editShelf.others(userId).length > 0);
  const fresh = useFresh();
  useServerQuestion();
  useEffect(() => {
    const timer = setTimeout(loadDeferredParts, DEFERRED_MS);
    return () => clearTimeout(timer);
  }, []);
  const { t, format } = phrases;
  const { week } = snapshot;
  const { dates } = snapshot.index;
  const day = dates.includes(date) ? date : (dates[0] ?? date);
  const onDay = narrow || view === 'day' ? (next: string) => onGo(next, view) : null;
  return (
    <div
      aria-busy={busy}
      className="wk-page flex h-[calc(100dvh-var(--header-height))] min-h-fit flex-col bg-surface aria-busy:opacity-60 phone:h-auto phone:min-h-[calc(100dvh-var(--header-height))]"
      onKeyDown={onKeyDown}
    >
      <h1 className="sr-only">
        {t('pageTitle', {
          place: week.location.name,
          week: format.dateRange(week.week, dates.at(-1) ?? week.week),
        })}
      </h1>
      <Toolbar today={today} date={day} view={view} narrow={narrow} onGo={onGo} />
      <Suspense fallback={<div className="min-h-11 border-b border-line" />}>
        <Filters view={arranged} onChange={onArrange} narrow={narrow} onDay={onDay} />
      </Suspense>
      <Suspense fallback={null}>
        {snapshot.roster.shifts.size === 0 && <EmptyHint />}
        {snapshot.saving.kind === 'refused' && <RefusedNote />}
        {snapshot.others.some((change) => change.met) && <OthersNote />}
        {(narrow || view === 'day') && <DayNotes date={day} wide />}
        {kept && <KeptEdits userId={userId} onGo={(next) => onGo(next, view)} />}
      </Suspense>
      <div className="contents" inert={busy}>
        {narrow ? (
          <Suspense fallback={null}>
            <DayList date={day} today={today} onDay={(next) => onGo(next, view)} />
          </Suspense>
        ) : view === 'day' ? (
          <Suspense fallback={null}>
            <DayTimeline date={day} today={today} />
          </Suspense>
        ) : (
          <WeekGrid className="flex-[1_0_20rem]" today={today} fresh={fresh} onDay={(next) => onGo(next, 'day')} />
        )}
      </div>
      <Announcer />
      <Dialogs />
    </div>
  );
}

/** Tells screen readers what was done. */
function Announcer() {
  const announced = useInteraction((now) => now.announced);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

/** The dialogs that an edit or a click in the week opens. */
function Dialogs() {
  const editor = useScheduleEditor();
  const question = useInteraction((now) => now.question);
  const deciding = useInteraction((now) => now.deciding);
  return (
    <Suspense fallback={null}>
      {question !== null && <QuestionDialog question={question} />}
      {deciding !== null && <DecideDialog timeOff={deciding} onClose={() => editor.set({ deciding: null })} />}
    </Suspense>
  );
}

/** Ctrl Z and Ctrl Shift Z anywhere in the schedule but in a field or a dialog, which is elsewhere in the document. */
function useUndoKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const editor = useScheduleEditor();
  return (event) => {
    const { target, currentTarget } = event;
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (target.closest('input, textarea, select') !== null) return;
    event.preventDefault();
    if (event.shiftKey) editor.redo();
    else editor.undo();
  };
}

/** The shifts that others have just changed, for as long as they are pointed out. */
function useFresh(): ReadonlySet<string> {
  const { snapshot, phrases } = useSchedule();
  const { weekEditor } = useScheduleEditor();
  const { others } = snapshot;
  const { t } = phrases;
  useEffect(() => {
    if (others.length === 0 || others.some((change) => change.met)) return;
    toasts.show({ message: t('others.title', { count: others.length }), tone: 'info', key: 'others' });
    const timer = setTimeout(weekEditor.dismissOthers, HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [others, weekEditor, t]);
  return useMemo(() => new Set(others.map((change) => change.id)), [others]);
}

/** Turns a server refusal that the reader can answer into a question. */
function useServerQuestion(): void {
  const { saving } = useSchedule().snapshot;
  const editor = useScheduleEditor();
  useEffect(() => {
    const question = saving.kind === 'refused' ? toQuestion(saving.error) : null;
    if (question !== null) editor.set({ question });
  }, [saving, editor]);
}
