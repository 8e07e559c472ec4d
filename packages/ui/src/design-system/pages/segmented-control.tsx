import { useState } from 'react';
import { Row } from '../layout-parts.tsx';
import type { WidgetPage } from '../widget-page.ts';
import { SegmentedControl } from '../../segmented-control/index.tsx';

type View = 'day' | 'week' | 'month';

function Views({ size, wide }: { size?: 'sm' | 'md' | 'lg'; wide?: boolean }) {
  const [view, setView] = useState<View>('week');
  return (
    <SegmentedControl
      label={size === undefined ? 'View' : `View, ${size}`}
      size={size}
      wide={wide}
      value={view}
      onChange={setView}
      segments={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
        { value: 'month', label: 'Month', disabled: size === 'lg' },
      ]}
    />
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'A few views', Show: () => <Views /> },
    {
      title: 'Sizes, one segment disabled',
      Show: () => (
        <Row>
          <Views size="sm" />
          <Views size="md" />
          <Views size="lg" />
        </Row>
      ),
    },
    { title: 'As wide as its place', Show: () => <Views wide /> },
  ],
  keyboard: [
    {
      keys: ['ArrowRight', 'ArrowDown'],
      does: 'The next view.',
      at: 'role=radio[name="Week"]',
      outcome: { focused: 'role=radio[name="Month"][checked]' },
    },
    {
      keys: ['ArrowLeft', 'ArrowUp'],
      does: 'The view before.',
      at: 'role=radio[name="Week"]',
      outcome: { focused: 'role=radio[name="Day"][checked]' },
    },
  ],
  dos: ['Use it for two to five views with short names.'],
  donts: ['Put an action in it: it only chooses.', 'Use it for panels with much in them: those are tabs.'],
};
