import { Alert } from '@hearth/ui/alert';
import type { LeftReason, SheetSummary } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';
import { useLeftWords } from './left-words.ts';

interface LeftProps {
  readonly left: readonly { readonly employee_id: string; readonly why: LeftReason }[];
  readonly sheets: readonly SheetSummary[];
  readonly onDismiss: () => void;
}

/** Which sheets were left as they are, and why. */
export function LeftAlert({ left, sheets, onDismiss }: LeftProps) {
  const { t } = useTimesheetWords();
  const saidOf = useLeftWords();
  if (left.length === 0) return null;
  const sheetOf = new Map(sheets.map((sheet) => [sheet.employee_id, sheet]));
  const told = left.map(({ employee_id: id, why }) => ({ sheet: sheetOf.get(id), said: saidOf(why, sheetOf.get(id)) }));
  return (
    <Alert
      tone="warn"
      urgent
      title={t('left.title', { count: left.length })}
      onDismiss={{ label: t('close'), run: onDismiss }}
    >
      <ul className="grid gap-1">
        {[...Map.groupBy(told, ({ said }) => said)].map(([said, sheetsLeft]) => (
          <li key={said}>
            {said} <b>{sheetsLeft.map(({ sheet }) => sheet?.name ?? '').join(', ')}</b>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
