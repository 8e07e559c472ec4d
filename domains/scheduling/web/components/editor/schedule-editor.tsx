import { useUser } from '@hearth/client/person';
import { useMedia } from '@hearth/client/use-media';
import { toasts } from '@hearth/ui/toast';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { editShelf } from '../../state/week/edit-shelf.ts';
import type { WeekEditor } from '../../state/week/week-editor.ts';
import type { WeekView } from '../../state/grid/week-rows.ts';
import { conflictWords } from '../conflicts/conflict-phrases.ts';
import { DeskContext, type Desk, useNewDesk } from './desk.ts';
import { Filters } from '../toolbar/filters.tsx';
import { fetchLateParts, OthersNote, QuestionDialog, RefusedNote } from './deferred-parts.ts';
import { refusedQuestion } from '../conflicts/question.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { useWords } from '../use-scheduling-phrases.ts';
import { WeekGrid } from '../grid/week-grid.tsx';

/** How long the shifts that somebody else changed are pointed out. */
const FRESH_MS = 4_000;
/** Too narrow for a grid of seven days. */
const PHONE = '(width < 40rem)';
/** The grid is drawn first. */
const LATE_MS = 300;
const KeptEdits = lazy(() => import('../saving/kept-edits.tsx'));
const DayList = lazy(() => import('../day/day-list.tsx'));
const DecideDialog = lazy(() => import('../time-off/decide-dialog.tsx'));
const DayTimeline = lazy(() => import('../day/day-timeline.tsx'));

type WeekDeskProps = {
  editor: WeekEditor;
  today: string;
  date: string;
  view: 'week' | 'day';
  /** Another week is on its way: this one takes no more edits. */
  busy: boolean;
  arranged: WeekView;
  onArrange: (view: WeekView) => void;
  onGo: (date: string, view: 'week' | 'day') => void;
};

/** The week with its tools: the grid on a desk, the timeline of a day, or a list for each day on a phone. */
export function WeekDesk({ editor, today, date, view, busy, arranged, onArrange, onGo }: WeekDeskProps) {
  const words = useWords();
  const { people, week } = editor.snapshot();
  const say = useMemo(() => conflictWords(words, people, week.elsewhere), [words, people, week.elsewhere]);
  const desk = useNewDesk(editor, arranged, words, say);
  const narrow = useMedia(PHONE);
  const { id: userId } = useUser();
  const [kept] = useState(() => editShelf.others(userId).length > 0);
  const fresh = useFresh(desk);
  useServerQuestion(desk);
  useEffect(() => {
    const timer = setTimeout(fetchLateParts, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { t, format } = words;
  const { dates } = desk.snapshot.index;
  const day = dates.includes(date) ? date : (dates[0] ?? date);
  const onDay = narrow || view === 'day' ? (next: string) => onGo(next, view) : null;
  const last = dates.at(-1) ?? week.week;
  return (
    <DeskContext value={desk}>
      <div
        aria-busy={busy}
        className="wk-desk flex h-[calc(100dvh-var(--header-height))] min-h-fit flex-col bg-surface aria-busy:opacity-60 phone:h-auto phone:min-h-[calc(100dvh-var(--header-height))]"
        onKeyDown={(event) => {
          const undoes = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
          if (!undoes || !isOnDesk(event.target, event.currentTarget)) return;
          event.preventDefault();
          if (event.shiftKey) desk.redo();
          else desk.undo();
        }}
      >
        <h1 className="sr-only">
          {t('pageTitle', { place: week.location.name, week: format.dateRange(week.week, last) })}
        </h1>
        <Toolbar today={today} date={day} view={view} narrow={narrow} onGo={onGo} />
        <Filters view={arranged} onChange={onArrange} narrow={narrow} onDay={onDay} />
        <Suspense fallback={null}>
          {desk.snapshot.saving.kind === 'refused' && <RefusedNote />}
          {desk.snapshot.others.some((change) => change.met) && <OthersNote />}
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
        <p role="status" className="sr-only">
          {desk.announced}
        </p>
        {desk.question !== null && (
          <Suspense fallback={null}>
            <QuestionDialog question={desk.question} desk={desk} />
          </Suspense>
        )}
        {desk.deciding !== null && (
          <Suspense fallback={null}>
            <DecideDialog timeOff={desk.deciding} desk={desk} onClose={() => desk.setDeciding(null)} />
          </Suspense>
        )}
      </div>
    </DeskContext>
  );
}

/** Whether a key was meant for the schedule: not for a field, and not for a dialog, which is elsewhere in the document. */
function isOnDesk(target: EventTarget, desk: HTMLElement): boolean {
  return target instanceof HTMLElement && desk.contains(target) && target.closest('input, textarea, select') === null;
}

/** The shifts that somebody else has just changed, for as long as they are pointed out. */
function useFresh({ snapshot: { others }, editor, words: { t } }: Desk): ReadonlySet<string> {
  useEffect(() => {
    if (others.length === 0 || others.some((change) => change.met)) return;
    toasts.show({ message: t('others.title', { count: others.length }), tone: 'info', key: 'others' });
    const timer = setTimeout(editor.dismissOthers, FRESH_MS);
    return () => clearTimeout(timer);
  }, [others, editor, t]);
  return useMemo(() => new Set(others.map((change) => change.id)), [others]);
}

/** What the server refused and the reader can answer becomes a question. */
function useServerQuestion(desk: Desk): void {
  const { saving } = desk.snapshot;
  const { setQuestion } = desk;
  const ask = useCallback(() => {
    const question = saving.kind === 'refused' ? refusedQuestion(saving.error) : null;
    if (question !== null) setQuestion(question);
  }, [saving, setQuestion]);
  useEffect(ask, [ask]);
}
