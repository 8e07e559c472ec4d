import { Alert } from '@hearth/ui/alert';
import type { Shift } from '../../../contract/schemas.ts';
import type { OthersChange } from '../../state/week/week-editor.ts';
import { useDesk } from '../editor/desk.ts';

const SHOWN = 3;

/** What another manager did to shifts that we were changing at the same time. */
export default function OthersNote() {
  const { snapshot, editor, words, say } = useDesk();
  const { others } = snapshot;
  const met = others.filter((change) => change.met);
  if (met.length === 0) return null;
  const { t, format } = words;
  const place = (shift: Shift): string => {
    const who = shift.employee_id === null ? t('grid.openShifts') : say.name(shift.employee_id);
    return `${who}, ${format.date(shift.date, 'weekday')} ${words.range(shift)}`;
  };
  const sentence = ({ before, after }: OthersChange): string => {
    if (after === undefined) return before === undefined ? '' : t('others.removed', { shift: place(before) });
    if (before === undefined) return t('others.added', { shift: place(after) });
    return t('others.changed', { before: place(before), after: place(after) });
  };
  return (
    <div className="px-4 pb-2">
      <Alert
        tone="info"
        title={t('others.met', { count: met.length })}
        onDismiss={{ label: t('close'), run: () => editor.dismissOthers() }}
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
