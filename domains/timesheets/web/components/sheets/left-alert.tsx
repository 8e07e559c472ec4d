import { Alert } from '@hearth/ui/alert';
import type { LeftReason, SheetSummary } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';

interface LeftProps {
  readonly left: readonly { readonly employee_id: string; readonly why: LeftReason }[];
  readonly sheets: readonly SheetSummary[];
  readonly onDismiss: () => void;
}

/** Which sheets were left as they are, and why. */
export function LeftAlert({ left, sheets, onDismiss }: LeftProps) {
  const { t } = useTimesheetWords();
  if (left.length === 0) return null;
  const names = new Map(sheets.map(({ employee_id: id, name }) => [id, name]));
  const reasons = Map.groupBy(left, ({ why }) => why);
  return (
    <Alert
      tone="warn"
      urgent
      title={t('left.title', { count: left.length })}
      onDismiss={{ label: t('close'), run: onDismiss }}
    >
      <ul className="grid gap-1">
        {[...reasons].map(([why, sheetsLeft]) => (
          <li key={why}>
            {t(`left.${why}`)} <b>{sheetsLeft.map(({ employee_id: id }) => names.get(id) ?? '').join(', ')}</b>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
