import { CalendarDate } from '@internationalized/date';
import type { IsoMonth } from '../calendar/month-text.ts';
import { monthText, parseIsoMonth } from '../calendar/month-text.ts';
import type { CalendarPickerProps } from '../picker-field/calendar-picker.tsx';
import { CalendarPicker } from '../picker-field/calendar-picker.tsx';

/** The props of a MonthPicker; the value is YYYY-MM, the field shows MM/YYYY. */
export type MonthPickerProps = CalendarPickerProps & {
  value: IsoMonth | null;
  onChange: (value: IsoMonth) => void;
};

/** Chooses a month. */
export function MonthPicker({ value, onChange, ...frame }: MonthPickerProps) {
  const read = value === null ? undefined : parseIsoMonth(value);
  return (
    <CalendarPicker
      {...frame}
      finest="month"
      chosen={read === undefined ? undefined : new CalendarDate(read.year, read.month, 1)}
      text={value === null ? '' : monthText(value)}
      placeholder="MM/YYYY"
      popoverLabel={frame.labels.chooseMonth}
      onPick={(date) => onChange(date.toString().slice(0, 'YYYY-MM'.length))}
    />
  );
}
