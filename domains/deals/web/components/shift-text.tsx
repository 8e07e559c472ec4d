import { useFormat } from '@hearth/i18n/use-format';
import type { DealShift } from '../../contract/schemas.ts';

/** The day and times of a shift in one line. */
export function useShiftText(): (shift: DealShift) => string {
  const format = useFormat();
  return ({ date, start, end }) => `${format.date(date, 'weekday')}, ${format.timeRange(start, end)}`;
}

/** A shift: its day and times, and what and where it is. */
export function ShiftText({ shift, place }: { shift: DealShift; place: string | null }) {
  const text = useShiftText();
  const where = [shift.position_name, place].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <span className="grid min-w-0">
      <b className="tabular-nums">{text(shift)}</b>
      {where !== '' && <span className="text-ink-2">{where}</span>}
    </span>
  );
}
