import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge/index.tsx';
import { Checkbox } from '../checkbox/index.tsx';
import { ComboBox } from '../combo-box/index.tsx';
import { Icon } from '../icon/index.tsx';
import { NumberField } from '../number-field/index.tsx';
import { PasswordField } from '../password-field/index.tsx';
import { RadioGroup } from '../radio-group/index.tsx';
import { SearchField } from '../search-field/index.tsx';
import { SegmentedControl } from '../segmented-control/index.tsx';
import { Select } from '../select/index.tsx';
import { Switch } from '../switch/index.tsx';
import { TextArea } from '../text-area/index.tsx';
import { TextField } from '../text-field/index.tsx';
import { Columns, Row, Section } from './section.tsx';

const POSITIONS = [
  { id: 'bartender', label: 'Bartender', badge: <Badge tint="bar">Bar</Badge> },
  { id: 'waiter', label: 'Waiter', badge: <Badge tint="floor">Floor</Badge> },
  {
    id: 'chef',
    label: 'Chef de partie',
    badge: <Badge tint="kitchen">Kitchen</Badge>,
    note: 'Needs a food safety certificate',
  },
  { id: 'porter', label: 'Night porter', disabled: true },
];
const CITIES = ['Lisbon', 'Porto', 'Braga', 'Coimbra', 'Faro', 'Évora'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

/** Text boxes, lists to choose from, boxes to tick. */
export function FieldExamples() {
  const [position, setPosition] = useState<string | null>('bartender');
  const [positions, setPositions] = useState<string[]>(['bartender', 'waiter']);
  const [city, setCity] = useState<string | null>(null);
  const [search, setSearch] = useState('Ana');
  const [hours, setHours] = useState<number | null>(32);
  const [contract, setContract] = useState<'full' | 'part' | 'extra' | null>('part');
  const [view, setView] = useState<'week' | 'day' | 'month'>('week');
  const [remind, setRemind] = useState(true);
  return (
    <>
      <Section
        id="text"
        title="Text fields"
        note="Label above, help and error below in words. Four sizes; never under 44 px on a phone."
      >
        <Columns>
          <TextField
            label="E-mail"
            type="email"
            autoComplete="off"
            start={<Icon of={Mail} />}
            placeholder="marta@harbourhouse.example"
          />
          <TextField
            label="Username"
            defaultValue="marta l"
            error="Spaces are not allowed."
            help="You sign in with it."
          />
          <PasswordField
            label="Password"
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="a good long one"
            autoComplete="off"
          />
          <TextField label="Phone" optionalHint="optional" disabled defaultValue="+351 912 345 678" />
          <NumberField
            label="Hours a week"
            value={hours}
            onChange={setHours}
            min={0}
            max={48}
            step={0.5}
            help="At most 48."
          />
          <SearchField
            label="Search people"
            clearLabel="Clear"
            placeholder="Search people, jobs, shifts"
            value={search}
            onChange={setSearch}
          />
          <TextArea
            label="Message"
            defaultValue="Could you come by on Friday?"
            help="Leaves ten seconds after you send it."
          />
        </Columns>
        <Columns>
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <TextField key={size} size={size} label={`Size ${size}`} defaultValue="Harbour House" />
          ))}
        </Columns>
      </Section>
      <Section id="choices" title="Choices">
        <Columns>
          <Select
            label="Position"
            placeholder="Choose a position"
            options={POSITIONS}
            value={position}
            onChange={setPosition}
          />
          <Select
            multiple
            badges
            label="Positions"
            placeholder="Choose positions"
            options={POSITIONS}
            value={positions}
            onChange={setPositions}
            summary={(count) => `${count} chosen`}
          />
          <ComboBox
            label="City"
            placeholder="Type a city"
            emptyText="No city of that name"
            options={CITIES}
            value={city}
            onChange={setCity}
          />
          <RadioGroup
            label="Contract"
            value={contract}
            onChange={setContract}
            options={[
              { value: 'full', label: 'Full time' },
              { value: 'part', label: 'Part time', note: '8 to 32 hours a week' },
              { value: 'extra', label: 'Extra' },
            ]}
          />
          <div className="grid gap-2">
            <Checkbox label="I can work nights" defaultChecked />
            <Checkbox label="Some of the team" mixed />
            <Checkbox label="I agree to the terms" error="Agree to go on." />
            <Checkbox label="Not available here" disabled />
          </div>
          <Switch
            label="Remind me before a shift"
            note="Two hours before it starts"
            checked={remind}
            onChange={setRemind}
          />
        </Columns>
        <RadioGroup
          cards
          label="You are"
          value={contract}
          onChange={setContract}
          options={[
            { value: 'full', label: 'An employer', note: 'You hire and plan' },
            { value: 'part', label: 'A candidate', note: 'You look for work' },
            { value: 'extra', label: 'Both', disabled: true },
          ]}
        />
        <Row>
          <SegmentedControl
            label="View"
            value={view}
            onChange={setView}
            segments={[
              { value: 'week', label: 'Week' },
              { value: 'day', label: 'Day' },
              { value: 'month', label: 'Month' },
            ]}
          />
          <SegmentedControl
            size="sm"
            label="View, small"
            value={view}
            onChange={setView}
            segments={[
              { value: 'week', label: 'Person' },
              { value: 'day', label: 'Position' },
            ]}
          />
        </Row>
      </Section>
    </>
  );
}
