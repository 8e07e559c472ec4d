import { holderOf } from '../../state/grid/moves.ts';
import { type Editing, useDesk } from '../editor/desk.ts';
import { GridCard } from './grid-card.tsx';
import { ShiftForm } from '../shift/shift-form.tsx';
import { useDialogWords } from '../dialogs/phrases.ts';

/** The editor beside a cell: a new shift, or the one that stands there. */
export default function InlineEditor({ editing }: { editing: Editing }) {
  const desk = useDesk();
  const { t, format } = desk.words;
  const tell = useDialogWords();
  const { at, shiftId, typed, entered = false } = editing;
  const row = desk.rowOf.get(at.row)?.row;
  const holder = row === undefined ? null : holderOf(row);
  const date = desk.snapshot.index.dates[at.day];
  if (row === undefined || holder === null || date === undefined) return null;
  const shift = shiftId === null ? undefined : desk.shift(shiftId);
  const own = row.kind === 'person' ? row.person.position_id : null;
  const position = holder.positionId === undefined ? own : holder.positionId;
  const who = holder.employeeId === null ? t('grid.openShifts') : desk.say.name(holder.employeeId);
  return (
    <GridCard
      label={tell(shift === undefined ? 'form.newTitle' : 'form.title', { who, day: format.date(date, 'weekday') })}
      row={at.row}
      day={at.day}
      width="22.5rem"
      onLeave={() => desk.setEditing(null)}
    >
      <ShiftForm
        key={shiftId ?? 'new'}
        shift={shift}
        start={{ employee_id: holder.employeeId, position_id: position, date }}
        typed={typed}
        entered={entered}
        onDone={() => desk.setEditing(null)}
      />
    </GridCard>
  );
}
