import { CalendarDate } from '@internationalized/date';
import type { CalendarPickerProps } from '../picker-field/calendar-picker.tsx';
import { CalendarPicker } from '../picker-field/calendar-picker.tsx';

/** The props of a YearPicker; the field shows YYYY. */
export type YearPickerProps = CalendarPickerProps & {
  value: number | null;
  onChange: (year: number) => void;
};

/** Chooses a year. */
export function YearPicker({ value, onChange, ...frame }: YearPickerProps) {
  return (
    <CalendarPicker
      {...frame}
      finest="year"
      chosen={value === null ? undefined : new CalendarDate(value, 1, 1)}
      text={value === null ? '' : String(value).padStart(4, '0')}
      placeholder="YYYY"
      popoverLabel={frame.labels.chooseYear}
      onPick={(date) => onChange(date.year)}
    />
  );
}
