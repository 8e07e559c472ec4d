export { Day } from './components/day.tsx';
export { Overview } from './components/overview.tsx';
