import { WhoCanSee } from '@hearth/domains/access/widgets';
import { Modal } from '@hearth/ui/modal';
import type { Shift } from '../../../contract/schemas.ts';
import { useSchedule } from '../editor/use-schedule.ts';
import type { WeekSnapshot } from '../../state/week/week-editor.ts';
import { PlannedShift } from './planned-shift.tsx';
import { ShiftForm } from './shift-form.tsx';
import type { NewShiftDefaults } from './use-shift-draft.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';

type ShiftDialogProps = {
  shift: Shift | undefined;
  start: NewShiftDefaults;
  onClose: () => void;
};

/** The form of a shift in a dialog: on a phone, and in the time line of a day. */
export default function ShiftDialog({ shift, start, onClose }: ShiftDialogProps) {
  const { snapshot, phrases, conflictPhrases } = useSchedule();
  const { t, format } = phrases;
  const tell = useDialogPhrases();
  const who = start.employee_id === null ? t('grid.openShifts') : conflictPhrases.name(start.employee_id);
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      closeLabel={t('close')}
      title={tell(shift === undefined ? 'form.newTitle' : 'form.title', {
        who,
        day: format.date(start.date, 'weekday'),
      })}
    >
      <ShiftForm shift={shift} start={start} onDone={onClose} />
      {shift !== undefined && <PlannedShift shift={shift} />}
      {shift !== undefined && (
        <WhoCanSee kind="schedule" brandId={snapshot.week.location.id} category={shiftDepartment(snapshot, shift)} />
      )}
    </Modal>
  );
}

/** The department of a shift's position, as some people see only their own department's schedule. */
function shiftDepartment({ week }: WeekSnapshot, { position_id: id }: Shift): string | null {
  return week.positions.find((position) => position.id === id)?.department ?? null;
}
