import { Alert } from '@hearth/ui/alert';
import type { Shift } from '../../../contract/schemas.ts';
import type { RemoteChange } from '../../state/week/week-editor.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';

const SHOWN = 3;

/** Lists what another manager changed in shifts that were being edited here. */
export default function OthersNote() {
  const { snapshot, phrases, conflictPhrases } = useSchedule();
  const { weekEditor } = useScheduleEditor();
  const { others } = snapshot;
  const met = others.filter((change) => change.met);
  if (met.length === 0) return null;
  const { t, format } = phrases;
  const describe = (shift: Shift): string => {
    const who = shift.employee_id === null ? t('grid.openShifts') : conflictPhrases.name(shift.employee_id);
    return `${who}, ${format.date(shift.date, 'weekday')} ${phrases.range(shift)}`;
  };
  const sentence = ({ before, after }: RemoteChange): string => {
    if (after === undefined) return before === undefined ? '' : t('others.removed', { shift: describe(before) });
    if (before === undefined) return t('others.added', { shift: describe(after) });
    return t('others.changed', { before: describe(before), after: describe(after) });
  };
  return (
    <div className="px-4 pb-2">
      <Alert
        tone="info"
        title={t('others.met', { count: met.length })}
        onDismiss={{ label: t('close'), run: weekEditor.dismissOthers }}
      >
        <ul>
          {met.slice(0, SHOWN).map((change) => (
            <li key={change.id}>{sentence(change)}</li>
          ))}
        </ul>
        {met.length > SHOWN && <p>{t('others.more', { count: met.length - SHOWN })}</p>}
      </Alert>
    </div>
  );
}
