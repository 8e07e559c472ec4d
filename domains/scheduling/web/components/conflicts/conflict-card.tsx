import { Button } from '@hearth/ui/button';
import { ConflictList, conflictsOn } from './conflict-list.tsx';
import { useGridLayout, useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { GridCard } from '../grid/grid-card.tsx';
import { useDialogPhrases } from '../dialogs/phrases.ts';

/** Why a shift is outlined, what it needs, and the ways out. */
export default function ConflictCard({ shiftId }: { shiftId: string }) {
  const { snapshot, phrases } = useSchedule();
  const { rows, rowOf } = useGridLayout();
  const editor = useScheduleEditor();
  const { t } = phrases;
  const tell = useDialogPhrases();
  const shift = snapshot.roster.shifts.get(shiftId);
  if (shift === undefined || conflictsOn(snapshot, shift).length === 0) return null;
  const row = rows.find((laid) => laid.shifts.includes(shift))?.row.key;
  const day = snapshot.index.dates.indexOf(shift.date);
  if (row === undefined || day === -1) return null;
  const close = (): void => editor.set({ conflictsOf: null });
  return (
    <GridCard label={t('grid.conflict')} row={row} day={day} width="18.75rem" onLeave={close}>
      <ConflictList shift={shift} onDone={close} />
      <Button
        size="sm"
        variant="ghost"
        className="ms-6 mt-2"
        onClick={() => {
          close();
          const laid = rowOf.get(row);
          const item = laid?.cells.days[day]?.findIndex((one) => one.ids.includes(shiftId)) ?? 0;
          editor.set({ editing: { at: { row, day, item: Math.max(0, item) }, shiftId, typed: '' } });
        }}
      >
        {tell('form.edit')}
      </Button>
    </GridCard>
  );
}
