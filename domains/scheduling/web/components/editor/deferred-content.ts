import { Filters } from '../toolbar/filters.tsx';
import { Sums } from '../grid/week-sums.tsx';
import ConflictCard from '../conflicts/conflict-card.tsx';
import DropTarget from '../grid/drop-target.tsx';
import InlineEditor from '../grid/inline-editor.tsx';
import DraggedShifts from '../grid/dragged-shifts.tsx';
import DayNotes from '../grid/day-notes.tsx';
import EmptyGrid from '../grid/empty-grid.tsx';
import EmptyHint from '../grid/empty-hint.tsx';
import OthersNote from '../saving/others-note.tsx';
import Problems from '../conflicts/problems.tsx';
import { PublishButton } from '../publish/publish-button.tsx';
import QuestionDialog from '../conflicts/question-dialog.tsx';
import RefusedNote from '../saving/refused-note.tsx';
import { SavingNote } from '../saving/saving-note.tsx';
import WeekExport from '../toolbar/week-export.tsx';
import WeekTools from '../toolbar/week-tools.tsx';

/** The parts of a week that come after it, fetched together. */
export const PARTS = {
  Filters,
  Sums,
  ConflictCard,
  DropTarget,
  InlineEditor,
  DraggedShifts,
  DayNotes,
  EmptyGrid,
  EmptyHint,
  OthersNote,
  Problems,
  PublishButton,
  QuestionDialog,
  RefusedNote,
  SavingNote,
  WeekExport,
  WeekTools,
};
