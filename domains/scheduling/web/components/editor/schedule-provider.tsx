import { hasPermission, useBrand } from '@hearth/client/person';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { rowHeight, rowTops } from '../../state/grid/geometry.ts';
import { createRowLayer, type LaidRow } from '../../state/grid/laid-rows.ts';
import { buildRows, type WeekView } from '../../state/grid/week-rows.ts';
import type { WeekEditor, WeekSnapshot } from '../../state/week/week-editor.ts';
import { conflictPhrases } from '../conflicts/conflict-phrases.ts';
import { useFontScale } from '../grid/use-letter-scale.ts';
import { type SchedulingPhrases, useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { createScheduleEditor } from './create-schedule-editor.ts';
import type { GridLayout, Schedule } from './use-schedule.ts';
import { GridLayoutContext, ScheduleContext, ScheduleEditorContext } from './use-schedule.ts';
import { whenDrawn } from './when-drawn.ts';

type ScheduleProviderProps = { weekEditor: WeekEditor; view: WeekView; children: ReactNode };

/** Gives the parts of the schedule editor their week, its lines, and what can be done there. */
export function ScheduleProvider({ weekEditor, view, children }: ScheduleProviderProps) {
  const schedule = useNewSchedule(weekEditor);
  const layout = useNewLayout(schedule.snapshot, view, schedule.phrases);
  const editor = useMemo(() => createScheduleEditor(weekEditor), [weekEditor]);
  useLayoutEffect(() => editor.show(schedule, layout), [editor, schedule, layout]);
  useEffect(() => whenDrawn(weekEditor.check), [weekEditor]);
  return (
    <ScheduleEditorContext value={editor}>
      <ScheduleContext value={schedule}>
        <GridLayoutContext value={layout}>{children}</GridLayoutContext>
      </ScheduleContext>
    </ScheduleEditorContext>
  );
}

function useNewSchedule(weekEditor: WeekEditor): Schedule {
  const brand = useBrand();
  const phrases = useSchedulingPhrases();
  const snapshot = useSyncExternalStore(weekEditor.subscribe, weekEditor.snapshot);
  const { people, week } = snapshot;
  const say = useMemo(() => conflictPhrases(phrases, people, week.elsewhere), [phrases, people, week.elsewhere]);
  const positions = useMemo(() => new Map(week.positions.map((one) => [one.id, one])), [week.positions]);
  return useMemo(
    () => ({
      snapshot,
      phrases,
      conflictPhrases: say,
      mayEdit: week.may.edit,
      mayDecide: hasPermission(brand, 'DECIDE_TIME_OFF'),
      showCost: week.may.see_pay && hasPermission(brand, 'VIEW_SALES'),
      positions,
    }),
    [snapshot, phrases, say, week.may, brand, positions],
  );
}

function useNewLayout(snapshot: WeekSnapshot, view: WeekView, phrases: SchedulingPhrases): GridLayout {
  const rowOf = useLaidRows(snapshot, view, phrases);
  const scale = useFontScale();
  return useMemo(() => {
    const rows = [...rowOf.values()];
    return {
      rows,
      rowOf,
      tops: rowTops(rows.map(({ row, lanes }) => rowHeight(row.kind, lanes) * scale)),
      ground: {
        rows: rows.flatMap(({ row }) => (row.kind === 'group' ? [] : [row.key])),
        count: (row, day) => rowOf.get(row)?.cells.days[day]?.length ?? 0,
      },
    };
  }, [rowOf, scale]);
}

function useLaidRows(
  { week, index }: WeekSnapshot,
  view: WeekView,
  { compare }: SchedulingPhrases,
): ReadonlyMap<string, LaidRow> {
  const [lay] = useState(createRowLayer);
  const { groupBy, byStation, departments, search, openOnly = false } = view;
  return useMemo(
    () =>
      lay(
        buildRows(week, index, { groupBy, ...(byStation && { byStation }), departments, search, openOnly }, compare),
        index,
      ),
    [lay, week, index, groupBy, byStation, departments, search, openOnly, compare],
  );
}
