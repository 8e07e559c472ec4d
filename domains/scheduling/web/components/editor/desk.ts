import { useBrand, mayDo } from '@hearth/client/person';
import { newId } from '@hearth/kit/id';
import { toasts } from '@hearth/ui/toast';
import { createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Conflict, SchedulePosition, Shift, TimeOff } from '../../../contract/schemas.ts';
import type { Command } from '../../../rules/commands.ts';
import { type Cursor, type CursorGround, settleCursor } from '../../state/grid/cursor.ts';
import { rowHeight, rowTops } from '../../state/grid/geometry.ts';
import { createRowLayer, type LaidRow } from '../../state/grid/laid-rows.ts';
import { NOTHING_CHOSEN, type Selection, withoutGone } from '../../state/grid/selection.ts';
import { tryOut, type Verdict } from '../../state/week/verdict.ts';
import type { GivenAnswer, WeekEditor, WeekSnapshot } from '../../state/week/week-editor.ts';
import { rowsOf, type WeekView } from '../../state/grid/week-rows.ts';
import type { ConflictWords } from '../conflicts/conflict-phrases.ts';
import { useLetterScale } from '../grid/use-letter-scale.ts';
import type { Words } from '../use-scheduling-phrases.ts';
import { whenDrawn } from './when-drawn.ts';

/** What the reader is editing in place: a shift, or a new one at a cell. */
export interface Editing {
  readonly at: Cursor;
  readonly shiftId: string | null;
  /** What was typed to open it, and whether Enter followed before the editor was there. */
  readonly typed: string;
  readonly entered?: boolean;
}

/** Shifts on their way to another cell. */
export interface Moving {
  readonly ids: readonly string[];
  readonly grabbed: string;
  readonly copy: boolean;
  readonly by: 'pointer' | 'keys';
  readonly target: { readonly row: string; readonly day: number } | null;
}

/** Conflicts that stand in the way of an edit until the reader answers. */
export interface Question {
  readonly commands: readonly Command[];
  readonly conflicts: readonly Conflict[];
  readonly kind: 'consent' | 'block';
  readonly overridable: boolean;
  /** The server asked: the edit already shows, and is taken back when the answer is no. */
  readonly saved: boolean;
}

/** Everything that the parts of the schedule share: what is shown, what is being done, and how edits are made. */
export interface Desk {
  readonly editor: WeekEditor;
  readonly snapshot: WeekSnapshot;
  readonly words: Words;
  readonly say: ConflictWords;
  readonly mayEdit: boolean;
  readonly mayDecide: boolean;
  readonly showCost: boolean;
  readonly positions: ReadonlyMap<string, SchedulePosition>;
  readonly rows: readonly LaidRow[];
  readonly rowOf: ReadonlyMap<string, LaidRow>;
  readonly tops: readonly number[];
  readonly ground: CursorGround;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly selection: Selection;
  readonly setSelection: (selection: Selection) => void;
  readonly editing: Editing | null;
  readonly setEditing: (editing: Editing | null) => void;
  /** The shift whose conflict card is open. */
  readonly card: string | null;
  readonly setCard: (shiftId: string | null) => void;
  readonly moving: Moving | null;
  readonly setMoving: (moving: Moving | null) => void;
  readonly question: Question | null;
  readonly setQuestion: (question: Question | null) => void;
  /** The request for time off that is being decided. */
  readonly deciding: TimeOff | null;
  readonly setDeciding: (timeOff: TimeOff | null) => void;
  /** The shifts at the keyboard's place. */
  readonly idsAt: (cursor: Cursor) => readonly string[];
  readonly shift: (id: string) => Shift | undefined;
  readonly verdict: (commands: readonly Command[]) => Verdict;
  /** Makes an edit if the rules allow it; asks or refuses otherwise. Whether it was made. */
  readonly attempt: (commands: readonly Command[], done?: string) => boolean;
  readonly answer: (question: Question, reason: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Says a sentence to screen readers. */
  readonly announce: (sentence: string) => void;
  readonly announced: string;
  readonly newId: () => string;
}

export const DeskContext = createContext<Desk | null>(null);

/** The desk of the schedule; only inside it. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('There is no schedule here.');
  return desk;
}

/** The desk of one week of a location. */
export function useNewDesk(editor: WeekEditor, view: WeekView, words: Words, say: ConflictWords): Desk {
  const brand = useBrand();
  const snapshot = useSyncExternalStore(editor.subscribe, editor.snapshot);
  const { week, roster } = snapshot;
  useEffect(() => whenDrawn(editor.check), [editor]);
  const [cursorWanted, setCursor] = useState<Cursor | null>(null);
  const [chosen, setSelection] = useState<Selection>(NOTHING_CHOSEN);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [deciding, setDeciding] = useState<TimeOff | null>(null);
  const [announced, announce] = useState('');
  const positions = useMemo(() => new Map(week.positions.map((one) => [one.id, one])), [week.positions]);
  const rowOf = useLaidRows(snapshot, view, words);
  const rows = useMemo(() => [...rowOf.values()], [rowOf]);
  const scale = useLetterScale();
  const tops = useMemo(() => rowTops(rows.map(({ row, lanes }) => rowHeight(row.kind, lanes) * scale)), [rows, scale]);
  const ground = useMemo<CursorGround>(
    () => ({
      rows: rows.flatMap(({ row }) => (row.kind === 'group' ? [] : [row.key])),
      count: (row, day) => rowOf.get(row)?.cells.days[day]?.length ?? 0,
    }),
    [rows, rowOf],
  );
  const cursor = useMemo(() => settleCursor(cursorWanted, ground), [cursorWanted, ground]);
  const selection = useMemo(() => withoutGone(chosen, (id) => isThere(roster.shifts.get(id))), [chosen, roster]);
  const mayEdit = week.may.edit;
  const { t } = words;

  const verdict = useCallback((commands: readonly Command[]) => tryOut(editor.snapshot(), commands), [editor]);
  const attempt = useCallback(
    (commands: readonly Command[], done?: string): boolean => {
      if (!editor.snapshot().week.may.edit) {
        announce(t('saving.readOnly'));
        return false;
      }
      if (commands.length === 0) return false;
      const found = tryOut(editor.snapshot(), commands);
      if (found.problem !== undefined) {
        toasts.show({ message: t(`errors.${found.problem}`), tone: 'bad', key: 'schedule' });
        return false;
      }
      if (found.level === 'block' || found.level === 'consent') {
        const { level: kind, conflicts, overridable } = found;
        setQuestion({ commands, conflicts, kind, overridable, saved: false });
        return false;
      }
      editor.apply(commands);
      const noted = found.conflicts.map((conflict) => say.title(conflict));
      announce([done, ...noted].filter((part) => part !== undefined).join(' '));
      return true;
    },
    [editor, say, t],
  );
  const answer = useCallback(
    ({ commands, conflicts, saved }: Question, reason: string): void => {
      const given: GivenAnswer[] = conflicts.map(({ key, employee_id: employeeId }) => ({ key, reason, employeeId }));
      if (saved) editor.answer(given);
      else editor.apply(commands, given);
      setQuestion(null);
    },
    [editor],
  );
  const turn = useCallback(
    (
      ids: readonly string[],
      word: 'done.undone' | 'done.redone',
      nothing: 'tools.nothingToUndo' | 'tools.nothingToRedo',
    ) => {
      const [first] = ids;
      if (first === undefined) announce(t(nothing));
      else {
        announce(t(word, { count: ids.length }));
        setSelection({ ids: new Set(ids), anchor: null });
      }
    },
    [t],
  );

  return {
    editor,
    snapshot,
    words,
    say,
    mayEdit,
    mayDecide: mayDo(brand, 'DECIDE_TIME_OFF'),
    showCost: week.may.see_pay && mayDo(brand, 'VIEW_SALES'),
    positions,
    rows,
    rowOf,
    tops,
    ground,
    cursor,
    setCursor,
    selection,
    setSelection,
    editing,
    setEditing,
    card,
    setCard,
    moving,
    setMoving,
    question,
    setQuestion,
    deciding,
    setDeciding,
    idsAt: (at) => rowOf.get(at.row)?.cells.days[at.day]?.[at.item]?.ids ?? [],
    shift: (id) => roster.shifts.get(id),
    verdict,
    attempt,
    answer,
    undo: () => turn(editor.undo(), 'done.undone', 'tools.nothingToUndo'),
    redo: () => turn(editor.redo(), 'done.redone', 'tools.nothingToRedo'),
    announce,
    announced,
    newId,
  };
}

function isThere(shift: Shift | undefined): boolean {
  return shift !== undefined && (!shift.removed || shift.published !== null);
}

function useLaidRows({ week, index }: WeekSnapshot, view: WeekView, words: Words): ReadonlyMap<string, LaidRow> {
  const [lay] = useState(createRowLayer);
  const { compare } = words;
  const { groupBy, departments, search } = view;
  return useMemo(() => {
    return lay(rowsOf(week, index, { groupBy, departments, search }, compare), index);
  }, [lay, week, index, groupBy, departments, search, compare]);
}
