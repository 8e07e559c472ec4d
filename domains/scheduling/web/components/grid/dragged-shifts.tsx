import { useDesk } from '../editor/desk.ts';
import { tintClass } from './week-row.tsx';

/** What is being dragged, under the pointer, and how many when it is more than one. */
export default function Lifted() {
  const { moving, words, shift: find, positions } = useDesk();
  const shift = moving === null ? undefined : find(moving.grabbed);
  if (moving === null || shift === undefined) return null;
  const position = shift.position_id === null ? undefined : positions.get(shift.position_id);
  return (
    <>
      <div className={`wk-b ${tintClass(position)}`}>{`${words.range(shift)}\n${words.what(shift, position)}`}</div>
      {(moving.ids.length > 1 || moving.copy) && (
        <span>{moving.copy ? `+${moving.ids.length}` : moving.ids.length}</span>
      )}
    </>
  );
}
