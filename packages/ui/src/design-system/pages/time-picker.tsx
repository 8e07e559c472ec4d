import { useState } from 'react';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { TimePicker } from '../../time-picker/index.tsx';

function useLabels() {
  const { t } = useExamplePhrases();
  return {
    open: t('widgets.openTimes'),
    times: t('widgets.times'),
    invalid: t('widgets.invalidTime'),
    outOfBounds: t('widgets.timeOutside'),
    none: t('widgets.noTimes'),
  };
}

function Starts() {
  const labels = useLabels();
  const [time, setTime] = useState<string | null>('17:30');
  return (
    <TimePicker className="max-w-60" label="Starts" value={time} onChange={setTime} minuteStep={15} labels={labels} />
  );
}

function States() {
  const labels = useLabels();
  return (
    <Columns>
      <TimePicker
        label="Ends"
        value="09:00"
        onChange={() => undefined}
        labels={labels}
        error="It has to end after 17:30."
      />
      <TimePicker label="Break" value="20:00" onChange={() => undefined} labels={labels} disabled />
    </Columns>
  );
}

function Limits() {
  const labels = useLabels();
  const [arrives, setArrives] = useState<string | null>('09:00');
  const [leaves, setLeaves] = useState<string | null>('17:00');
  const [clocked, setClocked] = useState<string | null>('06:58');
  return (
    <Columns>
      <TimePicker
        label="Arrives"
        help="Between 08:00 and 11:30"
        value={arrives}
        onChange={setArrives}
        labels={labels}
        hourStep={2}
        minuteStep={30}
        min="08:00"
        max="11:30"
      />
      <TimePicker label="Leaves" help="Any hour" value={leaves} onChange={setLeaves} labels={labels} />
      <TimePicker
        label="Clocked in"
        help="Any minute"
        value={clocked}
        onChange={setClocked}
        labels={labels}
        minuteStep={1}
      />
    </Columns>
  );
}

const BOX = 'role=textbox[name="Starts"]';
const OPEN = 'role=button[name="Show times"]';

export const page: WidgetPage = {
  examples: [
    { title: 'Typed, stepped or picked', note: '9, 930 and 9:30 are all half past nine or nine.', Show: Starts },
    {
      title: 'Limits and steps',
      note: 'With more than 200 times to choose from the list stays empty: the time is typed.',
      Show: Limits,
    },
    { title: 'Wrong, disabled', Show: States },
  ],
  keyboard: [
    {
      keys: ['ArrowUp'],
      does: 'The part under the cursor goes one step up.',
      at: BOX,
      first: ['Home'],
      outcome: { value: '18:30', of: BOX },
    },
    {
      keys: ['ArrowDown'],
      does: 'The part under the cursor goes one step down.',
      at: BOX,
      first: ['End'],
      outcome: { value: '17:15', of: BOX },
    },
    { keys: ['Enter', 'Space'], does: 'On the button: opens the times.', at: OPEN, outcome: { shown: 'role=listbox' } },
    {
      keys: ['Enter', 'Space'],
      does: 'In the times: takes the time and closes.',
      at: OPEN,
      first: ['Enter', 'ArrowDown'],
      outcome: { value: '17:45', of: BOX },
    },
    { keys: ['Escape'], does: 'Closes the times.', at: OPEN, first: ['Enter'], outcome: { focused: OPEN } },
  ],
  dos: ['Set the steps that the location plans in.'],
  donts: ['Use twelve hours: the schedule has twenty-four in every language.'],
};
