import { useInteraction, useSchedule } from '../editor/use-schedule.ts';
import { tintClass } from './week-row.tsx';

/** The dragged shift under the pointer, with a count if there are several. */
export default function DraggedShifts() {
  const { phrases, snapshot, positions } = useSchedule();
  const moving = useInteraction((now) => now.moving);
  const shift = moving === null ? undefined : snapshot.roster.shifts.get(moving.grabbed);
  if (moving === null || shift === undefined) return null;
  const position = shift.position_id === null ? undefined : positions.get(shift.position_id);
  return (
    <>
      <div className={`wk-b ${tintClass(position)}`}>{`${phrases.range(shift)}\n${phrases.what(shift, position)}`}</div>
      {(moving.ids.length > 1 || moving.copy) && (
        <span>{moving.copy ? `+${moving.ids.length}` : moving.ids.length}</span>
      )}
    </>
  );
}
