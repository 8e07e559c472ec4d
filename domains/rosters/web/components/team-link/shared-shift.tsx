import { useFormat } from '@hearth/i18n/use-format';
import type { SheetShift } from '../../../rules/week-sheet.ts';

/** A shift in a day of the table: times first, what it is below. */
export function SharedShift({ shift, what }: { readonly shift: SheetShift; readonly what: string }) {
  const format = useFormat();
  return (
    <p className="rounded-sm border-s-3 border-accent bg-sunken px-2 py-1 not-first:mt-1">
      <span className="block whitespace-nowrap tabular-nums">
        {format.timeRange(shift.start, shift.end, 'compact')}
      </span>
      {what !== '' && <span className="block text-sm wrap-anywhere text-ink-2">{what}</span>}
    </p>
  );
}
