import { joinSentences } from '@hearth/kit/text/joined-sentences';
import { toasts } from '@hearth/ui/toast';
import type { Shift } from '../../../contract/schemas.ts';
import type { Command } from '../../../rules/commands.ts';
import { type GridCursor, settleCursor } from '../../state/grid/cursor.ts';
import {
  createInteractionStore,
  type Interaction,
  type InteractionStore,
  type ConflictQuestion,
} from '../../state/grid/interaction.ts';
import { withoutGone } from '../../state/grid/selection.ts';
import { previewEdit } from '../../state/week/verdict.ts';
import type { GivenAnswer, WeekEditor } from '../../state/week/week-editor.ts';
import { isDisplayed } from '../../state/week/week-index.ts';
import type { GridLayout, Schedule } from './use-schedule.ts';

/** All that is shown and done at one moment. */
export type EditorReading = Schedule & GridLayout & Interaction;

/** The operations on the displayed week: edits, and the interactions that lead to them. */
export interface ScheduleEditor {
  readonly weekEditor: WeekEditor;
  readonly interaction: InteractionStore;
  /** Tells the editor what is on the screen now. */
  readonly show: (schedule: Schedule, layout: GridLayout) => void;
  /** The present state, for handlers. What is drawn from it would not hear of changes. */
  readonly read: () => EditorReading;
  readonly set: (change: Partial<Interaction>) => void;
  readonly findShift: (id: string) => Shift | undefined;
  /** The shifts of the block at a cursor. */
  readonly findIdsAt: (cursor: GridCursor) => readonly string[];
  /** Makes an edit if the rules allow it; asks or refuses otherwise. Whether it was made. */
  readonly attempt: (commands: readonly Command[], done?: string) => boolean;
  /** Makes the edit that was asked about, with the reader's reason on record. */
  readonly answerQuestion: (question: ConflictQuestion, reason: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Tells screen readers a sentence. */
  readonly announce: (sentence: string) => void;
}

interface ShownSchedule {
  readonly schedule: Schedule;
  readonly layout: GridLayout;
}

/** The editor of a week. It has to be told what is shown before anything is done. */
export function createScheduleEditor(weekEditor: WeekEditor): ScheduleEditor {
  const interaction = createInteractionStore();
  const { set } = interaction;
  let last: ShownSchedule | null = null;
  const shown = (): ShownSchedule => {
    if (last === null) throw new Error('Nothing is shown yet.');
    return last;
  };
  const announce = (announced: string): void => set({ announced });
  const findShift = (id: string): Shift | undefined => weekEditor.snapshot().roster.shifts.get(id);

  function attempt(commands: readonly Command[], done?: string): boolean {
    const { phrases, conflictPhrases } = shown().schedule;
    const snapshot = weekEditor.snapshot();
    if (!snapshot.week.may.edit) {
      announce(phrases.t('saving.readOnly'));
      return false;
    }
    if (commands.length === 0) return false;
    const { problem, level, conflicts, overridable } = previewEdit(snapshot, commands);
    if (problem !== undefined) {
      toasts.show({ message: phrases.t(`errors.${problem}`), tone: 'bad', key: 'schedule' });
      return false;
    }
    if (level === 'block' || level === 'consent') {
      set({ question: { commands, conflicts, kind: level, overridable, saved: false } });
      return false;
    }
    weekEditor.apply(commands);
    const noted = conflicts.map((conflict) => conflictPhrases.title(conflict));
    announce(joinSentences([done ?? '', ...noted]));
    return true;
  }

  return {
    weekEditor,
    interaction,
    show(schedule, layout) {
      last = { schedule, layout };
    },
    read: () => readState(shown(), interaction.get(), findShift),
    set,
    findShift,
    findIdsAt: (at) => shown().layout.rowOf.get(at.row)?.cells.days[at.day]?.[at.item]?.ids ?? [],
    attempt,
    answerQuestion({ commands, conflicts, saved }, reason) {
      const given: GivenAnswer[] = conflicts.map(({ key, employee_id: employeeId }) => ({ key, reason, employeeId }));
      if (saved) weekEditor.answer(given);
      else weekEditor.apply(commands, given);
      set({ question: null });
    },
    undo: () => set(afterHistoryStep(shown(), weekEditor.undo(), 'done.undone', 'tools.nothingToUndo')),
    redo: () => set(afterHistoryStep(shown(), weekEditor.redo(), 'done.redone', 'tools.nothingToRedo')),
    announce,
  };
}

/** The editor's state, with cursor and selection limited to rows and shifts that still exist. */
function readState(
  { schedule, layout }: ShownSchedule,
  now: Interaction,
  findShift: (id: string) => Shift | undefined,
): EditorReading {
  const isThere = (id: string): boolean => {
    const shift = findShift(id);
    return shift !== undefined && isDisplayed(shift);
  };
  return {
    ...schedule,
    ...layout,
    ...now,
    cursor: settleCursor(now.cursor, layout.ground),
    selection: withoutGone(now.selection, isThere),
  };
}

/** Selects and announces the shifts that undo or redo touched. */
function afterHistoryStep(
  { schedule }: ShownSchedule,
  ids: readonly string[],
  done: 'done.undone' | 'done.redone',
  nothing: 'tools.nothingToUndo' | 'tools.nothingToRedo',
): Partial<Interaction> {
  const { t } = schedule.phrases;
  if (ids.length === 0) return { announced: t(nothing) };
  return { announced: t(done, { count: ids.length }), selection: { ids: new Set(ids), anchor: null } };
}
