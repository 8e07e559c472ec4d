import type { DateBounds, IsoDate, WeekStart } from '../calendar/index.tsx';
import { Calendar } from '../calendar/index.tsx';
import { useDateLabels } from '../date-labels/index.tsx';
import type { LoadedComponent } from '../deferred/index.tsx';
import { Popover } from '../popover/index.tsx';

/** What the calendar of a day field needs. */
export type CalendarPopoverProps = DateBounds & {
  value: IsoDate | null;
  onChoose: (day: IsoDate) => void;
  weekStart?: WeekStart | undefined;
};

/** The button of a day field with the calendar that it opens. */
export const Opened: LoadedComponent<CalendarPopoverProps> = ({ trigger, value, onChoose, weekStart, min, max }) => {
  const labels = useDateLabels();
  return (
    <Popover label={labels.calendar} placement="bottom end" trigger={trigger}>
      {(close) => (
        <Calendar
          focused
          {...{ labels, value, weekStart, min, max }}
          onChange={(day) => {
            onChoose(day);
            close();
          }}
        />
      )}
    </Popover>
  );
};
