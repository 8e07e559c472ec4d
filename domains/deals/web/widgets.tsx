export { DealProblem } from './components/deal-problem.tsx';
export { WaitingCount } from './components/waiting-count.tsx';
