import ConflictCard from './conflict-card.tsx';
import DropTarget from './drop-target.tsx';
import InlineEditor from './inline-editor.tsx';
import Lifted from './lifted.tsx';
import NobodyHere from './nobody-here.tsx';
import OthersNote from './others-note.tsx';
import Problems from './problems.tsx';
import QuestionDialog from './question-dialog.tsx';
import RefusedNote from './refused-note.tsx';

/** The parts of a week that come after it, fetched together. */
export const LATE = {
  ConflictCard,
  DropTarget,
  InlineEditor,
  Lifted,
  NobodyHere,
  OthersNote,
  Problems,
  QuestionDialog,
  RefusedNote,
};
