import { rowHolder } from '../../state/grid/moves.ts';
import type { InlineEdit } from '../../state/grid/interaction.ts';
import { useGridLayout, useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { GridCard } from './grid-card.tsx';
import { PlannedShift } from '../shift/planned-shift.tsx';
import { ShiftForm } from '../shift/shift-form.tsx';
import { useDialogPhrases } from '../dialogs/phrases.ts';

/** The editor beside a cell: a new shift, or the one that stands there. */
export default function InlineEditor({ editing }: { editing: InlineEdit }) {
  const { snapshot, phrases, conflictPhrases } = useSchedule();
  const { rowOf } = useGridLayout();
  const editor = useScheduleEditor();
  const { t, format } = phrases;
  const close = (): void => editor.set({ editing: null });
  const tell = useDialogPhrases();
  const { at, shiftId, typed, entered = false } = editing;
  const row = rowOf.get(at.row)?.row;
  const holder = row === undefined ? null : rowHolder(row);
  const date = snapshot.index.dates[at.day];
  if (row === undefined || holder === null || date === undefined) return null;
  const shift = shiftId === null ? undefined : snapshot.roster.shifts.get(shiftId);
  const own = row.kind === 'person' ? row.person.position_id : null;
  const position = holder.positionId === undefined ? own : holder.positionId;
  const who = holder.employeeId === null ? t('grid.openShifts') : conflictPhrases.name(holder.employeeId);
  return (
    <GridCard
      label={tell(shift === undefined ? 'form.newTitle' : 'form.title', { who, day: format.date(date, 'weekday') })}
      row={at.row}
      day={at.day}
      width="22.5rem"
      onLeave={close}
    >
      <ShiftForm
        key={shiftId ?? 'new'}
        shift={shift}
        start={{ employee_id: holder.employeeId, position_id: position, date, station: holder.station ?? '' }}
        typed={typed}
        entered={entered}
        onDone={close}
      />
      {shift !== undefined && <PlannedShift shift={shift} />}
    </GridCard>
  );
}
