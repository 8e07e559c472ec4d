import { CalendarDate, getLocalTimeZone, today } from '@internationalized/date';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import type { CalendarLabels, DateBounds } from '../calendar/index.tsx';
import { CalendarFrame } from '../calendar/index.tsx';
import type { IsoMonth } from '../calendar/month-text.ts';
import { monthText, parseIsoMonth } from '../calendar/month-text.ts';
import type { LabelledProps } from '../field/index.tsx';
import { PickerField } from '../picker-field/index.tsx';

/** The props of a MonthPicker; the value is YYYY-MM, the field shows MM/YYYY. */
export type MonthPickerProps = LabelledProps &
  DateBounds & {
    value: IsoMonth | null;
    onChange: (value: IsoMonth) => void;
    labels: CalendarLabels;
    disabled?: boolean | undefined;
  };

/** Chooses a month. */
export function MonthPicker({ value, onChange, labels, min, max, disabled, ...frame }: MonthPickerProps) {
  const read = value === null ? undefined : parseIsoMonth(value);
  const chosen = read === undefined ? undefined : new CalendarDate(read.year, read.month, 1);
  const [turned, setTurned] = useState<CalendarDate>();
  return (
    <PickerField
      {...frame}
      disabled={disabled}
      icon={CalendarRange}
      text={value === null ? '' : monthText(value)}
      placeholder="MM/YYYY"
      popoverLabel={labels.chooseMonth}
    >
      {(close) => (
        <CalendarFrame
          labels={labels}
          finest="month"
          shown={turned ?? chosen ?? today(getLocalTimeZone())}
          onShow={setTurned}
          bounds={{ min, max }}
          chosen={chosen}
          onPick={(date) => {
            setTurned(undefined);
            onChange(date.toString().slice(0, 'YYYY-MM'.length));
            close();
          }}
        />
      )}
    </PickerField>
  );
}
