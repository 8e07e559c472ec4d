import { useState } from 'react';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { DayField } from '../../day-field/index.tsx';

function FirstDay() {
  const [day, setDay] = useState<string | null>('2026-11-20');
  return <DayField className="max-w-60" label="First day" value={day} onChange={setDay} />;
}

function Limits() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <DayField
      className="max-w-60"
      label="Needed by"
      help="From 15 January 2026 to 30 June 2027"
      min="2026-01-15"
      max="2027-06-30"
      value={day}
      onChange={setDay}
    />
  );
}

function States() {
  return (
    <Columns>
      <DayField label="Last day" value={null} onChange={() => undefined} error="Choose a day after the first." />
      <DayField label="Signed on" value="2026-10-02" onChange={() => undefined} disabled />
    </Columns>
  );
}

const FIELD = 'role=textbox[name="First day"]';
const OPEN = 'role=button[name="Open calendar"]';

export const page: WidgetPage = {
  examples: [
    {
      title: 'Typed, pasted or picked',
      note: 'Reads 20.11.2026, 20/11/26, 201126, 20 Nov 2026 and 2026-11-20 alike. On phones the button opens the device’s own picker.',
      Show: FirstDay,
    },
    { title: 'Limits', Show: Limits },
    { title: 'Wrong, disabled', Show: States },
  ],
  keyboard: [
    {
      keys: ['ArrowUp'],
      does: 'Moves the part that the caret is in one on: the day, the month or the year.',
      at: FIELD,
      first: ['Home'],
      outcome: { value: '21/11/2026', of: FIELD },
    },
    {
      keys: ['ArrowDown'],
      does: 'Moves that part one back.',
      at: FIELD,
      first: ['End'],
      outcome: { value: '20/11/2025', of: FIELD },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens the calendar at the day chosen.',
      at: OPEN,
      outcome: { focused: 'role=button[name=/20 November 2026/]' },
    },
    {
      keys: ['Escape'],
      does: 'Closes the calendar without choosing.',
      at: OPEN,
      first: ['Enter'],
      outcome: { focused: OPEN },
    },
  ],
  dos: [
    'Use it in every form: people type dates as they write them.',
    'Give limits as min and max: the message names them.',
  ],
  donts: ['Repeat the format in the help: the empty field shows it.', 'Change the value while a date is being typed.'],
};
