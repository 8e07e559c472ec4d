import { useState } from 'react';
import type { CalendarLabels } from '../calendar/index.tsx';
import { Calendar } from '../calendar/index.tsx';
import { Card } from '../card/index.tsx';
import { DateField } from '../date-field/index.tsx';
import { MonthPicker } from '../month-picker/index.tsx';
import { TimePicker } from '../time-picker/index.tsx';
import { WeekPicker } from '../week-picker/index.tsx';
import { YearPicker } from '../year-picker/index.tsx';
import { Columns, Row, Section } from './section.tsx';

const LABELS: CalendarLabels = {
  calendar: 'Calendar',
  previous: 'Previous',
  next: 'Next',
  chooseMonth: 'Choose a month',
  chooseYear: 'Choose a year',
};
const BOUNDS = { min: '2026-01-15', max: '2027-06-30' };

/** Days, weeks, months, years and times. */
export function DateExamples() {
  const [day, setDay] = useState<string | null>('2026-11-20');
  const [days, setDays] = useState<string[]>(['2026-11-03', '2026-11-12', '2026-11-13']);
  const [week, setWeek] = useState('2026-11-16');
  const [month, setMonth] = useState<string | null>('2026-11');
  const [year, setYear] = useState<number | null>(2026);
  const [time, setTime] = useState<string | null>('17:30');
  return (
    <Section
      id="dates"
      title="Dates and times"
      note="Typed or picked. The heading of a calendar leads from days to months to years."
    >
      <Row>
        <WeekPicker
          value={week}
          onChange={setWeek}
          labels={{ ...LABELS, previousWeek: 'Previous week', nextWeek: 'Next week' }}
          {...BOUNDS}
        />
      </Row>
      <Columns>
        <DateField
          label="First day"
          value={day}
          onChange={setDay}
          labels={{
            ...LABELS,
            open: 'Open the calendar',
            invalid: 'Write the date as YYYY-MM-DD.',
            outOfBounds: 'Choose a date between 2026-01-15 and 2027-06-30.',
          }}
          {...BOUNDS}
        />
        <TimePicker
          label="Starts"
          value={time}
          onChange={setTime}
          minuteStep={15}
          labels={{
            open: 'Open the list',
            times: 'Times',
            invalid: 'Write the time as HH:MM.',
            outOfBounds: 'Choose a later time.',
            none: 'No times to choose from',
          }}
        />
        <MonthPicker label="Month" value={month} onChange={setMonth} labels={LABELS} {...BOUNDS} />
        <YearPicker label="Year" value={year} onChange={setYear} labels={LABELS} />
      </Columns>
      <Columns>
        <Card title="One day" headingLevel={3}>
          <Calendar labels={LABELS} value={day} onChange={setDay} {...BOUNDS} />
        </Card>
        <Card title="Several days" headingLevel={3} note="press to add or take away">
          <Calendar multiple labels={LABELS} value={days} onChange={setDays} />
        </Card>
        <Card title="A week" headingLevel={3}>
          <Calendar labels={LABELS} value={null} range={{ from: '2026-11-16', to: '2026-11-22' }} onChange={setDay} />
        </Card>
      </Columns>
    </Section>
  );
}
