import { useFormat } from '@hearth/i18n/use-format';
import type { DealShift } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';

interface ShiftTextProps {
  readonly shift: DealShift;
  readonly place: string | null;
  readonly whole?: DealShift | null;
}

/** The day and times of a shift in one line. */
export function useShiftText(): (shift: Pick<DealShift, 'date' | 'start' | 'end'>) => string {
  const format = useFormat();
  return ({ date, start, end }) => `${format.date(date, 'weekday')}, ${format.timeRange(start, end)}`;
}

/** A shift: its day and times, what and where it is, and what it is a part of. */
export function ShiftText({ shift, place, whole = null }: ShiftTextProps) {
  const { t } = useDealWords();
  const format = useFormat();
  const text = useShiftText();
  const where = [shift.position_name, place].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <span className="grid min-w-0">
      <b className="tabular-nums">{text(shift)}</b>
      {where !== '' && <span className="text-ink-2">{where}</span>}
      {whole !== null && (
        <span className="text-ink-2">{t('part.of', { shift: format.timeRange(whole.start, whole.end) })}</span>
      )}
    </span>
  );
}
