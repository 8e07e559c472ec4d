import type { CalendarDate } from '@internationalized/date';
import { getLocalTimeZone, today } from '@internationalized/date';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import type { CalendarLabels, DateBounds } from '../calendar/index.tsx';
import { CalendarFrame } from '../calendar/index.tsx';
import type { LabelledProps } from '../field/index.tsx';
import { PickerField } from './index.tsx';

/** The props that the choices of a month and of a year have in common. */
export type CalendarPickerProps = LabelledProps &
  DateBounds & {
    labels: CalendarLabels;
    disabled?: boolean | undefined;
  };

interface OwnProps {
  readonly finest: 'month' | 'year';
  readonly chosen: CalendarDate | undefined;
  readonly onPick: (date: CalendarDate) => void;
  readonly text: string;
  readonly placeholder: string;
  readonly popoverLabel: string;
}

/** A field that opens a calendar of months or years. */
export function CalendarPicker(props: CalendarPickerProps & OwnProps) {
  const { finest, chosen, onPick, labels, min, max, ...frame } = props;
  const [turned, setTurned] = useState<CalendarDate>();
  return (
    <PickerField {...frame} icon={CalendarRange}>
      {(close) => (
        <CalendarFrame
          labels={labels}
          finest={finest}
          shown={turned ?? chosen ?? today(getLocalTimeZone())}
          onShow={setTurned}
          bounds={{ min, max }}
          chosen={chosen}
          onPick={(date) => {
            setTurned(undefined);
            onPick(date);
            close();
          }}
        />
      )}
    </PickerField>
  );
}
