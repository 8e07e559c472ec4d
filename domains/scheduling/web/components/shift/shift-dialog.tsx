import { WhoCanSee } from '@hearth/domains/access/widgets';
import { Modal } from '@hearth/ui/modal';
import type { Shift, ShiftContent } from '../../../contract/schemas.ts';
import { type Desk, DeskContext } from '../editor/desk.ts';
import { ShiftForm } from './shift-form.tsx';
import { useDialogWords } from '../dialogs/phrases.ts';

type ShiftDialogProps = {
  desk: Desk;
  shift: Shift | undefined;
  start: Pick<ShiftContent, 'employee_id' | 'position_id' | 'date'>;
  onClose: () => void;
};

/** The form of a shift in a dialog: on a phone, and in the time line of a day. */
export default function ShiftDialog({ desk, shift, start, onClose }: ShiftDialogProps) {
  const { t, format } = desk.words;
  const tell = useDialogWords();
  const who = start.employee_id === null ? t('grid.openShifts') : desk.say.name(start.employee_id);
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
      <DeskContext value={desk}>
        <ShiftForm shift={shift} start={start} onDone={onClose} />
      </DeskContext>
      {shift !== undefined && (
        <WhoCanSee kind="schedule" brandId={desk.snapshot.week.location.id} category={departmentOf(desk, shift)} />
      )}
    </Modal>
  );
}

/** The department of a shift's position: some see the schedule of their own department alone. */
function departmentOf({ snapshot }: Desk, { position_id: id }: Shift): string | null {
  return snapshot.week.positions.find((position) => position.id === id)?.department ?? null;
}
