import { useState } from 'react';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { NumberField } from '../../number-field/index.tsx';

function Hours() {
  const [hours, setHours] = useState<number | null>(32);
  return (
    <NumberField
      className="max-w-60"
      label="Hours a week"
      value={hours}
      onChange={setHours}
      min={0}
      max={48}
      step={0.5}
      help="At most 48."
    />
  );
}

function Formats() {
  const [rate, setRate] = useState<number | null>(12.5);
  const [share, setShare] = useState<number | null>(0.3);
  return (
    <Columns>
      <NumberField
        label="Rate"
        value={rate}
        onChange={setRate}
        min={0}
        step={0.05}
        format={{ style: 'currency', currency: 'EUR' }}
      />
      <NumberField
        label="Share"
        value={share}
        onChange={setShare}
        min={0}
        max={1}
        step={0.01}
        format={{ style: 'percent' }}
      />
      <NumberField label="Covers" value={null} onChange={() => undefined} error="Write a number." />
      <NumberField label="Breaks" value={2} onChange={() => undefined} disabled />
    </Columns>
  );
}

const BOX = 'role=textbox[name="Hours a week"]';

export const page: WidgetPage = {
  examples: [
    { title: 'A number with limits', Show: Hours },
    { title: 'Formats, error, disabled', note: 'Written and read as in the language of the page.', Show: Formats },
  ],
  keyboard: [
    { keys: ['ArrowUp'], does: 'One step up.', at: BOX, outcome: { value: '32.5', of: BOX } },
    { keys: ['ArrowDown'], does: 'One step down.', at: BOX, outcome: { value: '31.5', of: BOX } },
    { keys: ['End'], does: 'The greatest.', at: BOX, outcome: { value: '48', of: BOX } },
    { keys: ['Home'], does: 'The smallest.', at: BOX, outcome: { value: '0', of: BOX } },
  ],
  dos: ['Set the step that people count in: half hours, five cents.'],
  donts: ['Use it for numbers that are names: a postcode, a phone number.'],
};
