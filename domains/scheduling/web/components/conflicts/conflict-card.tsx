import { Button } from '@hearth/ui/button';
import { ConflictList, conflictsOn } from './conflict-list.tsx';
import { useDesk } from '../editor/desk.ts';
import { GridCard } from '../grid/grid-card.tsx';
import { useDialogWords } from '../dialogs/phrases.ts';

/** Why a shift is outlined, what it needs, and the ways out. */
export default function ConflictCard({ shiftId }: { shiftId: string }) {
  const desk = useDesk();
  const { t } = desk.words;
  const tell = useDialogWords();
  const shift = desk.shift(shiftId);
  if (shift === undefined || conflictsOn(desk, shift).length === 0) return null;
  const row = desk.rows.find((laid) => laid.shifts.includes(shift))?.row.key;
  const day = desk.snapshot.index.dates.indexOf(shift.date);
  if (row === undefined || day === -1) return null;
  const close = (): void => desk.setCard(null);
  return (
    <GridCard label={t('grid.conflict')} row={row} day={day} width="18.75rem" onLeave={close}>
      <ConflictList shift={shift} onDone={close} />
      <Button
        size="sm"
        variant="ghost"
        className="ms-6 mt-2"
        onClick={() => {
          close();
          const laid = desk.rowOf.get(row);
          const item = laid?.cells.days[day]?.findIndex((one) => one.ids.includes(shiftId)) ?? 0;
          desk.setEditing({ at: { row, day, item: Math.max(0, item) }, shiftId, typed: '' });
        }}
      >
        {tell('form.edit')}
      </Button>
    </GridCard>
  );
}
