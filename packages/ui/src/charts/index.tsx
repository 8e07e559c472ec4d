export { BarChart } from './bar-chart.tsx';
export { Donut } from './donut.tsx';
export { Funnel } from './funnel.tsx';
export { LineChart } from './line-chart.tsx';
export { Sparkline } from './sparkline.tsx';
