import { type MockCalls, mockCalls } from '@hearth/testing/mock-calls';
import { type RenderedScreen, showPart } from '@hearth/testing/screen';
import type { ReactNode } from 'react';
import type { ScheduleWeek, Shift } from '../../../contract/schemas.ts';
import { conflictCheck } from '../../state/week/conflict-check.ts';
import type { SavedBatch, WireBatch } from '../../state/week/save-queue.ts';
import { createWeekEditor } from '../../state/week/week-editor.ts';
import type { EditorReading, ScheduleEditor } from './create-schedule-editor.ts';
import { ScheduleProvider } from './schedule-provider.tsx';
import { useScheduleEditor } from './use-schedule.ts';

await conflictCheck.loadRules();

/** A part of the schedule editor that is shown over a week, and what is done to that week. */
export interface ShownInSchedule extends RenderedScreen {
  readonly calls: MockCalls;
  /** The batches that were to be saved. */
  readonly saved: readonly WireBatch[];
  readonly editor: () => ScheduleEditor;
  readonly read: () => EditorReading;
  readonly shift: (id: string) => Shift | undefined;
}

type InSchedule = {
  readonly week: ScheduleWeek;
  readonly calls?: MockCalls;
  /** What the server does with a batch; without it, it never answers. */
  readonly save?: (batch: WireBatch) => Promise<SavedBatch>;
};

/** Shows a part of the schedule editor over a week, as the schedule's page does, without a page around it. */
export function showInSchedule(
  part: ReactNode,
  { week, calls = mockCalls([]), save = () => new Promise(() => undefined) }: InSchedule,
): ShownInSchedule {
  const saved: WireBatch[] = [];
  const weekEditor = createWeekEditor(week, {
    send(batch) {
      saved.push(batch);
      return save(batch);
    },
    now: () => new Date('2026-11-16T12:00:00Z'),
    keep: () => undefined,
    later(_milliseconds, run) {
      const timer = setTimeout(run);
      return () => clearTimeout(timer);
    },
  });
  weekEditor.check();
  let editor: ScheduleEditor | undefined;
  const get = (): ScheduleEditor => {
    if (editor === undefined) throw new Error('The editor is not shown yet.');
    return editor;
  };
  const shown = showPart(
    <ScheduleProvider weekEditor={weekEditor} view={{ groupBy: 'person', departments: [], search: '' }}>
      <Reach onEditor={(found) => (editor = found)} />
      {part}
    </ScheduleProvider>,
    { calls },
  );
  return { ...shown, calls, saved, editor: get, read: () => get().read(), shift: (id) => get().findShift(id) };
}

function Reach({ onEditor }: { onEditor: (editor: ScheduleEditor) => void }) {
  onEditor(useScheduleEditor());
  return null;
}
