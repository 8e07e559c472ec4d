import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Menu, type MenuAction } from '@hearth/ui/menu';
import { Copy, EllipsisVertical, Handshake, Pencil, Trash2, TriangleAlert, UserRoundX } from 'lucide-react';
import type { Conflict, Shift } from '../../../contract/schemas.ts';
import { needsAnswer } from '../../../rules/answers.ts';
import { assignShift } from '../../../rules/commands.ts';
import { shiftState } from '../../../rules/shift.ts';
import { moveCommands } from '../../state/grid/moves.ts';
import { newId } from '@hearth/kit/id';
import { conflictsOn } from '../conflicts/conflict-list.tsx';
import { RecordedAnswer } from '../conflicts/recorded-answer.tsx';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { copyShifts, removeShifts } from '../grid/grid-keys.ts';
import { tintClass } from '../grid/week-row.tsx';

type PhoneShiftProps = { shift: Shift; onEdit: () => void };

/** A shift on a phone: a press opens it, the menu beside has every other action. */
export function PhoneShift({ shift, onEdit }: PhoneShiftProps) {
  const { snapshot, phrases, positions, mayEdit } = useSchedule();
  const { t } = phrases;
  const position = shift.position_id === null ? undefined : positions.get(shift.position_id);
  const state = shiftState(shift);
  return (
    <div className={`my-1 flex items-center gap-1 ${tintClass(position)}`}>
      <button
        type="button"
        onClick={onEdit}
        className={`min-h-13 min-w-0 flex-1 rounded-sm border-(--c) px-3 py-1.5 text-start ${shift.employee_id === null ? 'border-2 border-dashed' : 'border-s-4 bg-(--cs)'} ${state === 'removed' ? 'line-through opacity-70' : ''}`}
      >
        <b className="text-base">{phrases.range(shift)}</b>
        {state !== 'published' && (
          <span className="ms-2 text-sm text-ink-2">{t(state === 'removed' ? 'publish.removed' : 'grid.draft')}</span>
        )}
        <span className="block truncate text-sm text-ink-2">{phrases.what(shift, position)}</span>
        {conflictsOn(snapshot, shift).map((conflict) => (
          <PhoneConflict key={conflict.key} conflict={conflict} />
        ))}
      </button>
      {mayEdit && !shift.removed && <ShiftMenu shift={shift} onEdit={onEdit} />}
    </div>
  );
}

function PhoneConflict({ conflict }: { conflict: Conflict }) {
  const { conflictPhrases } = useSchedule();
  const tone = conflict.level === 'warn' ? 'text-warn' : needsAnswer(conflict) ? 'text-bad' : 'text-ink-2';
  return (
    <span className={`mt-1 flex gap-1.5 text-sm ${tone}`}>
      <Icon of={conflict.answer === undefined ? TriangleAlert : Handshake} className="mt-0.5" />
      <span>
        {conflictPhrases.title(conflict)}
        <RecordedAnswer conflict={conflict} />
      </span>
    </span>
  );
}

function ShiftMenu({ shift, onEdit }: PhoneShiftProps) {
  const { snapshot, phrases } = useSchedule();
  const editor = useScheduleEditor();
  const dialog = useDialogPhrases();
  const { t } = phrases;
  const { dates } = snapshot.index;
  const label = dialog('dayView.actions', { shift: phrases.range(shift) });
  const toDay = (id: string, date: string, onSelect: () => void): MenuAction => ({
    id: `${id}-${date}`,
    label: phrases.format.date(date, 'weekday'),
    disabled: date === shift.date,
    onSelect,
  });
  const move = (date: string): MenuAction =>
    toDay('to', date, () =>
      editor.attempt([{ kind: 'change', id: shift.id, set: { date } }], t('done.moved', { count: 1 })),
    );
  const copy = (date: string): MenuAction =>
    toDay('copy', date, () => {
      const landing = { days: dates.indexOf(date) - dates.indexOf(shift.date), holder: null };
      editor.attempt(moveCommands([shift], landing, { copy: true, dates, newId }), t('done.copied', { count: 1 }));
    });
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} icon={<Icon of={EllipsisVertical} size={20} />} />}
      entries={[
        { id: 'edit', label: dialog('form.edit'), icon: <Icon of={Pencil} />, onSelect: onEdit },
        {
          id: 'keep',
          label: dialog('dayView.copy'),
          icon: <Icon of={Copy} />,
          onSelect: () => copyShifts(editor, [shift]),
        },
        {
          id: 'open',
          label: t('fixes.unassign'),
          icon: <Icon of={UserRoundX} />,
          disabled: shift.employee_id === null,
          onSelect: () => editor.attempt([assignShift(shift, null)], t('done.saved')),
        },
        {
          id: 'remove',
          label: dialog('form.remove'),
          icon: <Icon of={Trash2} />,
          danger: true,
          onSelect: () => removeShifts(editor, [shift]),
        },
        { id: 'move', title: dialog('dayView.moveTo'), items: dates.map(move) },
        { id: 'copy', title: dialog('dayView.copyTo'), items: dates.map(copy) },
      ]}
    />
  );
}
