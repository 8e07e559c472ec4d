import { useClient, useConnection } from '@hearth/client/context';
import { useBrand, useUser } from '@hearth/client/person';
import { callKey, useCall } from '@hearth/client/query';
import { useTemporal } from '@hearth/client/browser/temporal';
import { useEvents } from '@hearth/client/use-events';
import { DAY_NOTES_CHANGED, STATIONS_CHANGED } from '@hearth/domains/workplace/events';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import * as contract from '../../../contract/endpoints.ts';
import * as events from '../../../contract/events.ts';
import type { ScheduleWeek } from '../../../contract/schemas.ts';
import { toWallClock } from '../../../rules/hours/time.ts';
import { conflictCheck } from '../../state/week/conflict-check.ts';
import { editShelf } from '../../state/week/edit-shelf.ts';
import { rememberLocation } from '../../state/last-location.ts';
import { createWeekEditor, type WeekEditor } from '../../state/week/week-editor.ts';
import type { WeekView } from '../../state/grid/week-rows.ts';
import { holdPage } from '../saving/live-pages.ts';
import { ScheduleSkeleton } from '../editor/schedule-skeleton.tsx';
import { useNow } from '../use-now.ts';
import { useLawRules } from '../../state/week/law-check.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { ScheduleEditor } from '../editor/schedule-editor.tsx';

type LocationScheduleProps = {
  locationId: string;
  date: string | null;
  view: 'week' | 'day';
  /** What is shown of it at first: only open shifts, or whom this finds. */
  openOnly?: boolean;
  find?: string;
  onGo: (date: string, view: 'week' | 'day') => void;
};

/** Hardly ever there, and never before the week. */
const AbsenceStrip = lazy(() => import('../absence/absence-strip.tsx'));

/** The schedule of one location: reads the week, keeps its editor, and takes in what other managers do. */
export function LocationSchedule({ locationId, date, view, openOnly = false, find = '', onGo }: LocationScheduleProps) {
  const { t, problem } = useSchedulingPhrases();
  const query = useCall(
    contract.getSchedule,
    { params: { id: locationId }, query: date === null ? {} : { week: date } },
    { keepPrevious: true },
  );
  const editorOf = useEditors(locationId);
  const { data, error, refetch } = query;
  const mayCount = useTemporal();
  const mayCheck = useLawRules(data);
  const editor = data === undefined || !mayCount || !mayCheck ? null : editorOf(data);
  useNews(locationId, editor);
  // How the week is arranged and who is searched for stays from week to week.
  const [arranged, setArranged] = useState<WeekView>({ groupBy: 'person', departments: [], search: find, openOnly });
  const now = useNow();
  const brand = useBrand();
  useEffect(() => rememberLocation(brand.groupId, brand), [brand]);
  useEffect(() => void conflictCheck.loadRules(), []);
  if (editor === null || data === undefined) {
    if (error === null) return <ScheduleSkeleton />;
    return (
      <div className="p-4">
        <h1 className="sr-only">{t('menu.schedule')}</h1>
        <Alert
          tone="bad"
          urgent
          title={t('failed')}
          action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        >
          {problem(error)}
        </Alert>
      </div>
    );
  }
  const today = toWallClock(now, data.location.time_zone).date;
  return (
    <>
      {data.may.edit && (
        <Suspense fallback={null}>
          <AbsenceStrip locationId={locationId} week={data.week} />
        </Suspense>
      )}
      <ScheduleEditor
        key={data.week}
        weekEditor={editor}
        today={today}
        date={date ?? today}
        view={view}
        busy={query.isPlaceholderData}
        arranged={arranged}
        onArrange={setArranged}
        onGo={onGo}
      />
    </>
  );
}

/** The editors of each person and location that have something to save, or are on the screen. */
const open = new Map<string, Map<string, WeekEditor>>();

function editorsByWeek(key: string): Map<string, WeekEditor> {
  const known = open.get(key) ?? new Map<string, WeekEditor>();
  open.set(key, known);
  return known;
}

/** One editor for each week that was opened: a week that is left goes on saving, and is found again. */
function useEditors(locationId: string): (week: ScheduleWeek) => WeekEditor {
  const client = useClient();
  const { online } = useConnection();
  const { id: userId } = useUser();
  const editors = useMemo(() => editorsByWeek(`${userId}/${locationId}`), [userId, locationId]);
  const received = useRef(new Set<ScheduleWeek>());
  useEffect(() => {
    holdPage();
    const onUnload = (event: BeforeUnloadEvent): void => {
      for (const editor of editors.values()) editor.flush();
      if ([...editors.values()].some((editor) => editor.hasUnsaved())) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const stop = online.subscribe(() => {
      if (online.isOnline()) for (const editor of editors.values()) if (editor.hasUnsaved()) editor.retry();
    });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      stop();
      for (const [week, editor] of editors) {
        editor.flush();
        if (!editor.hasUnsaved()) editors.delete(week);
      }
    };
  }, [editors, online]);
  return (week) => {
    const known = editors.get(week.week);
    if (known !== undefined) {
      if (!received.current.has(week)) {
        received.current.add(week);
        queueMicrotask(() => known.receive(week));
      }
      return known;
    }
    received.current.add(week);
    const editor = createWeekEditor(week, {
      send: (batch) =>
        client.call(contract.saveShifts, {
          params: { id: locationId },
          body: { ...batch, commands: [...batch.commands], answers: [...batch.answers] },
        }),
      now: () => new Date(),
      keep: (edits) => {
        const place = { userId, locationId, week: week.week };
        editShelf.put(place, edits === null ? null : { ...edits, ...place });
      },
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    });
    editors.set(week.week, editor);
    return editor;
  };
}

const NEWS = [
  events.SHIFTS_CHANGED,
  events.PUBLISHED,
  events.TIME_OFF_REQUESTED,
  events.TIME_OFF_DECIDED,
  events.AVAILABILITY_CHANGED,
  DAY_NOTES_CHANGED,
  STATIONS_CHANGED,
];

/** Reads the week again when something in it has changed, unless the change was our own. */
function useNews(locationId: string, editor: WeekEditor | null): void {
  const cache = useQueryClient();
  // By hand: an event of our own batch has to be told apart from one of others.
  const readAgain = (): void => void cache.invalidateQueries({ queryKey: callKey(contract.getSchedule) });
  useEvents(
    NEWS,
    ({ type, data }) => {
      if ('location_id' in data && data.location_id !== locationId) return;
      // What this page saved itself comes back with the key of its batch.
      if (type === events.SHIFTS_CHANGED.type && 'key' in data && editor?.isOwn(String(data.key)) === true) return;
      readAgain();
    },
    readAgain,
  );
}
