import { BarChart, Donut, Funnel, LineChart, Sparkline } from '../../charts/index.tsx';
import type { WidgetPage } from '../widget-page.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const HOURS = [
  { id: 'planned', name: 'Planned', values: [96, 92, 104, 110, 148, 166, 132] },
  { id: 'worked', name: 'Worked', values: [94, 95, 101, 118, 151, null, null] },
];
const AREAS = [
  { id: 'kitchen', name: 'Kitchen', values: [40, 38, 44, 46, 60, 66, 52] },
  { id: 'floor', name: 'Floor', values: [36, 34, 38, 42, 58, 64, 50] },
  { id: 'bar', name: 'Bar', values: [20, 20, 22, 22, 30, 36, 30] },
];
const SOURCES = [
  { id: 'site', name: 'Career page', value: 84 },
  { id: 'referral', name: 'Referred', value: 31 },
  { id: 'walk-in', name: 'Walked in', value: 12 },
];
const STAGES = [
  { id: 'applied', name: 'Applied', value: 127 },
  { id: 'screened', name: 'Screened', value: 80 },
  { id: 'met', name: 'Met', value: 34 },
  { id: 'hired', name: 'Hired', value: 11 },
];

const Lines = () => <LineChart className="max-w-3xl" title="Hours planned and worked" labels={DAYS} series={HOURS} />;
const Bars = () => <BarChart className="max-w-3xl" title="Hours worked" labels={DAYS} series={HOURS.slice(1)} />;
const Stacked = () => <BarChart stacked className="max-w-3xl" title="Hours by area" labels={DAYS} series={AREAS} />;
const Parts = () => <Donut className="max-w-md" title="Where candidates come from" parts={SOURCES} />;
const Steps = () => <Funnel className="max-w-md" title="From application to first shift" steps={STAGES} />;
const Small = () => (
  <p className="flex items-center gap-3 text-2xl font-bold">
    {'132 h '}
    <Sparkline label="Hours a day" values={HOURS[0]?.values ?? []} />
  </p>
);
const Nothing = () => <BarChart className="max-w-3xl" title="Hours worked" labels={DAYS} series={[]} />;

const TABLE = 'role=button[name="Show as table"]';

export const page: WidgetPage = {
  examples: [
    { title: 'Lines, named at their ends', Show: Lines },
    { title: 'Bars', Show: Bars },
    { title: 'Bars on top of each other', Show: Stacked },
    { title: 'Parts of a whole', Show: Parts },
    { title: 'Steps', Show: Steps },
    { title: 'Beside a figure', Show: Small },
    { title: 'Nothing yet', Show: Nothing },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Shows the table behind the chart, and the chart again.',
      at: TABLE,
      outcome: { shown: 'role=button[name="Show as chart"][pressed]' },
    },
  ],
  dos: ['Say in the title what is seen, not what is measured with.'],
  donts: ['Use more than six series, or a donut for more than five parts: a table says it better.'],
};
