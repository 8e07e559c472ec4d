import { Mail } from 'lucide-react';
import { Columns } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { useExamplePhrases } from '../words.ts';
import { Icon } from '../../icon/index.tsx';
import { TextField } from '../../text-field/index.tsx';

function States() {
  const { t } = useExamplePhrases();
  return (
    <Columns>
      <TextField label="Username" defaultValue="marta l" error="Spaces are not allowed." help="You sign in with it." />
      <TextField label="Phone" optionalHint={t('widgets.optional')} defaultValue="+351 912 345 678" />
      <TextField label="Employee number" disabled defaultValue="HH-0042" />
      <TextField label="Rate" end={<span className="text-ink-2">EUR</span>} defaultValue="12.50" inputMode="decimal" />
    </Columns>
  );
}

export const page: WidgetPage = {
  examples: [
    {
      title: 'A line of text',
      Show: () => (
        <TextField
          className="max-w-80"
          label="Email"
          type="email"
          autoComplete="off"
          start={<Icon of={Mail} />}
          help="Where applications are answered."
          placeholder="marta@harbourhouse.example"
        />
      ),
    },
    {
      title: 'Error, optional, disabled, unit',
      note: 'Help stays when an error comes: both are read with the field.',
      Show: States,
    },
    {
      title: 'Sizes',
      Show: () => (
        <Columns>
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <TextField key={size} size={size} label={`Size ${size}`} defaultValue="Harbour House" />
          ))}
        </Columns>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['a'],
      does: 'Writes.',
      at: 'role=textbox[name="Email"]',
      outcome: { value: 'a', of: 'role=textbox[name="Email"]' },
    },
  ],
  dos: [
    'Say in the error what to do: “Spaces are not allowed.”',
    'Check when the field is left, then at every letter.',
  ],
  donts: [
    'Use the placeholder as the label: it goes when someone writes.',
    'Clear what was typed because it is wrong.',
  ],
};
