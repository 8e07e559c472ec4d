import { CalendarDate, getLocalTimeZone, today } from '@internationalized/date';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import type { CalendarLabels, DateBounds } from '../calendar/index.tsx';
import { CalendarFrame } from '../calendar/index.tsx';
import type { LabelledProps } from '../field/index.tsx';
import { PickerField } from '../picker-field/index.tsx';

/** The props of a YearPicker; the field shows YYYY. */
export type YearPickerProps = LabelledProps &
  DateBounds & {
    value: number | null;
    onChange: (year: number) => void;
    labels: CalendarLabels;
    disabled?: boolean | undefined;
  };

/** Chooses a year. */
export function YearPicker({ value, onChange, labels, min, max, disabled, ...frame }: YearPickerProps) {
  const chosen = value === null ? undefined : new CalendarDate(value, 1, 1);
  const [turned, setTurned] = useState<CalendarDate>();
  return (
    <PickerField
      {...frame}
      disabled={disabled}
      icon={CalendarRange}
      text={value === null ? '' : String(value).padStart(4, '0')}
      placeholder="YYYY"
      popoverLabel={labels.chooseYear}
    >
      {(close) => (
        <CalendarFrame
          labels={labels}
          finest="year"
          shown={turned ?? chosen ?? today(getLocalTimeZone())}
          onShow={setTurned}
          bounds={{ min, max }}
          chosen={chosen}
          onPick={(date) => {
            setTurned(undefined);
            onChange(date.year);
            close();
          }}
        />
      )}
    </PickerField>
  );
}
